import { z } from 'astro/zod';

/** A use of a component: its page and its attributes. */
interface Use {
  readonly url: URL;
  readonly props: Readonly<Record<string, unknown>>;
}

/** Returns the error with which the build stops on a wrong use of a component: page, component, reason. */
export function misuse({ url }: Pick<Use, 'url'>, component: string, reason: string): Error {
  return new Error(`${url.pathname}: <${component}>: ${reason}`);
}

/** Checks the attributes of a component, and refuses those that the schema does not know. */
export function checkProps<Shape extends z.ZodRawShape>(use: Use, component: string, shape: Shape) {
  // Astro passes the style scope of a component on to its children.
  const own = Object.entries(use.props).filter(
    ([name, value]) => name !== 'class' || !String(value).startsWith('astro-'),
  );
  const result = z.strictObject(shape).safeParse(Object.fromEntries(own));
  if (result.success) return result.data;
  const reasons = result.error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '));
  throw misuse(use, component, reasons.join('; '));
}

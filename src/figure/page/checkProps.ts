import { z } from 'astro/zod';

/** What a component of the map is given: the page it stands on and its attributes. */
interface Use {
  readonly url: URL;
  readonly props: Readonly<Record<string, unknown>>;
}

/** The error with which the build stops on a component used wrongly: page, component, reason. */
export function misuse({ url }: Pick<Use, 'url'>, component: string, reason: string): Error {
  return new Error(`${url.pathname}: <${component}>: ${reason}`);
}

/** The attributes of a component, checked; attributes that the schema does not know are refused too. */
export function checkProps<Shape extends z.ZodRawShape>(use: Use, component: string, shape: Shape) {
  // Astro hands the scope of a component's styles down to the components it uses.
  const own = Object.entries(use.props).filter(
    ([name, value]) => name !== 'class' || !String(value).startsWith('astro-'),
  );
  const result = z.strictObject(shape).safeParse(Object.fromEntries(own));
  if (result.success) return result.data;
  const reasons = result.error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '));
  throw misuse(use, component, reasons.join('; '));
}

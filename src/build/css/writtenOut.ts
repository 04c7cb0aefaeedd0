import { list, parse, Rule, type AtRule, type Declaration, type Root } from 'postcss';

/** Number of keyframes of a motion. A fast screen shows 22 frames in 180 ms; a hundredth of a kick is less than a pixel. */
const FRAMES = 24;

/** Control points of a curve, as in `cubic-bezier()`. */
type Curve = readonly [x1: number, y1: number, x2: number, y2: number];

/** Returns the easing in the site's tokens. */
export function easingOf(tokens: string): Curve {
  let curve: readonly number[] = [];
  parse(tokens).walkDecls('--ease', ({ value }) => {
    curve = list.comma(value.replace(/^cubic-bezier\(|\)$/g, '')).map(Number);
  });
  if (curve.length !== 4 || curve.some(Number.isNaN)) throw new Error('The token --ease is no cubic-bezier().');
  return curve as unknown as Curve;
}

/** Returns the progress of a motion at a share of its time, both from 0 to 1, by the curve of CSS `cubic-bezier()`. */
function eased([x1, y1, x2, y2]: Curve, time: number): number {
  const on = (a: number, b: number, t: number): number => 3 * a * t * (1 - t) ** 2 + 3 * b * t ** 2 * (1 - t) + t ** 3;
  let [from, to] = [0, 1];
  for (let halved = 0; halved < 30; halved += 1) {
    const middle = (from + to) / 2;
    if (on(x1, x2, middle) < time) from = middle;
    else to = middle;
  }
  return on(y1, y2, from);
}

/** Returns the start of a motion that has nothing else, if it is one declaration. */
function startOf(motion: AtRule): Declaration | undefined {
  const [from, ...others] = motion.nodes ?? [];
  if (from?.type !== 'rule' || from.selector !== 'from' || others.length > 0) return undefined;
  const [start, ...more] = from.nodes;
  return start?.type === 'decl' && more.length === 0 ? start : undefined;
}

/**
 * Rewrites animations of registered properties for elements. Style sheets in a shadow root cannot register properties, and a script could
 * only register them for the whole page, which forces a full restyle. An unregistered property jumps between keyframes, so a motion gets a
 * keyframe for each frame.
 * @param curve the easing of the site
 * @throws Error if an animation of such a property does not begin with `from` and end at the property's initial value
 */
export const writtenOut =
  (curve: Curve) =>
  (root: Root): void => {
    const ends = new Map<string, number>();
    root.walkAtRules('property', (registered) => {
      registered.walkDecls('initial-value', ({ value }) => void ends.set(registered.params, Number(value)));
      registered.remove();
    });
    const written = new Set<string>();
    root.walkAtRules('keyframes', (motion) => {
      const start = startOf(motion);
      const end = ends.get(start?.prop ?? '');
      if (!start || end === undefined) return;
      const from = Number(start.value);
      const frames = Array.from({ length: FRAMES + 1 }, (_, frame) => {
        const at = from + (end - from) * eased(curve, frame / FRAMES);
        const { source } = start;
        const nodes = [start.clone({ value: String(Number(at.toFixed(2))) })];
        return new Rule({ selector: `${Math.round((100 * frame) / FRAMES)}%`, nodes, source });
      });
      motion.removeAll();
      motion.append(frames);
      written.add(start.prop);
    });
    const left = [...ends.keys()].find((name) => !written.has(name));
    if (left !== undefined)
      throw new Error(`${left} is registered, and its motion is not one from a value to its initial one.`);
  };

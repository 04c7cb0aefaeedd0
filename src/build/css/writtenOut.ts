/** Number of keyframes of a motion. A fast screen shows 22 frames in 180 ms; a hundredth of a kick is less than a pixel. */
const FRAMES = 24;

const REGISTERED = /@property\s+(--[\w-]+)\s*\{([^}]*)\}/g;
const INITIAL = /initial-value:\s*([-\d.]+)/;
const MOTION = /(@keyframes\s+[\w-]+)\s*\{\s*from\s*\{\s*(--[\w-]+):\s*([-\d.]+);?\s*\}\s*\}/g;
const EASE = /--ease:\s*cubic-bezier\(([^)]*)\)/;

/** Returns the progress of a motion at a share of its time, both from 0 to 1, by the curve of CSS `cubic-bezier()`. */
function eased([x1, y1, x2, y2]: readonly [number, number, number, number], time: number): number {
  const on = (a: number, b: number, t: number): number => 3 * a * t * (1 - t) ** 2 + 3 * b * t ** 2 * (1 - t) + t ** 3;
  let [from, to] = [0, 1];
  for (let halved = 0; halved < 30; halved += 1) {
    const middle = (from + to) / 2;
    if (on(x1, x2, middle) < time) from = middle;
    else to = middle;
  }
  return on(y1, y2, from);
}

/**
 * Rewrites animations of registered properties for elements. Style sheets in a shadow root cannot register properties, and a script could
 * only register them for the whole page, which forces a full restyle. An unregistered property jumps between keyframes, so a motion gets a
 * keyframe for each frame.
 * @param tokens the site's tokens, which define the easing
 * @throws Error if an animation of such a property does not begin with `from` and end at the property's initial value
 */
export function writtenOut(css: string, tokens: string): string {
  const initial = new Map(
    [...css.matchAll(REGISTERED)].map(([, name, rules]) => [name!, Number(INITIAL.exec(rules!)?.[1])]),
  );
  if (initial.size === 0) return css;
  const curve = EASE.exec(tokens)?.[1]?.split(',').map(Number) as [number, number, number, number] | undefined;
  const written = new Set<string>();
  const text = css.replace(REGISTERED, '').replace(MOTION, (whole, head: string, name: string, begin: string) => {
    const end = initial.get(name);
    if (end === undefined || !curve) return whole;
    written.add(name);
    const frames = Array.from({ length: FRAMES + 1 }, (_, frame) => {
      const at = Number(begin) + (end - Number(begin)) * eased(curve, frame / FRAMES);
      return `${Math.round((100 * frame) / FRAMES)}%{${name}:${Number(at.toFixed(2))}}`;
    });
    return `${head}{${frames.join('')}}`;
  });
  const left = [...initial.keys()].find((name) => !written.has(name));
  if (left !== undefined)
    throw new Error(`${left} is registered, and its motion is not one from a value to its initial one.`);
  return text;
}

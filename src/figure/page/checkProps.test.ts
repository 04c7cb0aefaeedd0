import { z } from 'astro/zod';
import { describe, expect, it } from 'vitest';
import { checkProps } from './checkProps.ts';

const on = (props: Record<string, unknown>) => ({ url: new URL('https://example.org/systems/srs/kicks/'), props });
const shape = { x: z.int(), kind: z.enum(['erratum', 'rebuilt']).optional() };

describe('attributes of page components', () => {
  it('come back typed when they fit', () => {
    expect(checkProps(on({ x: 1, kind: 'erratum' }), 'Vec', shape)).toEqual({ x: 1, kind: 'erratum' });
  });

  it('leave the style scope of the component around them aside', () => {
    expect(checkProps(on({ x: 1, class: 'astro-j7pv25f6' }), 'Vec', shape)).toEqual({ x: 1 });
    expect(() => checkProps(on({ x: 1, class: 'big' }), 'Vec', shape)).toThrow('class');
  });

  it.each<[what: string, props: Record<string, unknown>, part: RegExp]>([
    ['missing', {}, /x: /],
    ['of another type', { x: '1' }, /x: /],
    ['not among the choices', { x: 1, kind: 'error' }, /kind: .*erratum/],
    ['unknown', { x: 1, colour: 'red' }, /colour/],
  ])('stop the build with page and component when %s', (_what, props, part) => {
    const check = () => checkProps(on(props), 'Vec', shape);
    expect(check).toThrow(/^\/systems\/srs\/kicks\/: <Vec>: /);
    expect(check).toThrow(part);
  });
});

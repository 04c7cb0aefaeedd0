import { describe, expect, test, vi } from 'vitest';
import {
  attr,
  attr_class,
  clsx,
  derived,
  Drawing,
  escape,
  hears,
  html,
  props_id,
  tends,
  type Which,
} from './drawing.ts';

const drawn = (write: (drawing: Drawing) => void, which: Which = 'all', before?: Drawing): Drawing =>
  new Drawing(which, before).write(write);

describe('what is written', () => {
  test.each([
    ['text', escape('<b> & "c"'), '&lt;b> &amp; "c"'],
    ['no text', escape(undefined), ''],
    ['an attribute', attr('title', '<"&'), ' title="&lt;&quot;&amp;"'],
    ['an empty attribute', attr('data-ready', ''), ' data-ready=""'],
    ['no attribute', attr('title', undefined), ''],
    ['a flag that is set', attr('disabled', true, true), ' disabled=""'],
    ['a flag that is not', attr('disabled', false, true), ''],
    ['classes of all kinds', clsx(['a', false, ['b', null], { c: 1, d: 0 }]), 'a b c'],
    ['a class with that of the styles', attr_class('a', 'w1', { on: true, off: false }), ' class="a w1 on"'],
    ['no class', attr_class(undefined, undefined, { off: false }), ''],
  ])('%s', (_what, html, expected) => {
    expect(html).toBe(expected);
  });

  test('an option, chosen or not', () => {
    const { frame } = drawn((drawing) => {
      drawing.option({ value: 'a"', selected: true }, (one) => one.push('A'), 'w1');
      drawing.option({ value: 2, selected: false }, (one) => one.push('2'), undefined);
    });
    expect(frame.join('')).toBe(
      '<option value="a&quot;" selected="" class="w1">A</option><option value="2">2</option>',
    );
  });
});

describe('parts', () => {
  const figure = (drawing: Drawing): void => {
    drawing.push('<i>');
    drawing.part((one) => one.push('first'), 'first');
    drawing.push('</i>');
    drawing.part((one) => one.push('second'));
    drawing.part((one) => one.push('third'), 'last');
  };

  test('stand in gaps of the frame', () => {
    const { frame, parts } = drawn(figure);
    expect(parts).toEqual(['first', 'second', 'third']);
    expect(frame).toEqual([
      '<i><div class="figure-part">',
      '<!----></div><!----></i><div class="figure-part">',
      '<!----></div><!----><div class="figure-part">',
      '<!----></div><!---->',
    ]);
  });

  test('are left out where only what answers a press is drawn', () => {
    expect(drawn(figure, 'first').parts).toEqual(['first', null, null]);
    expect(drawn(figure, 'first').frame).toEqual(drawn(figure).frame);
  });

  test('are drawn without the last ones at first', () => {
    expect(drawn(figure, 'most').parts).toEqual(['first', 'second', null]);
    expect(drawn(figure, 'most').frame).toEqual(drawn(figure).frame);
  });

  test('have names of their own, whatever is left out', () => {
    const named = (which: 'all' | 'first'): readonly (string | null)[] =>
      drawn((drawing) => {
        drawing.part((one) => one.push(props_id(one)));
        drawing.part((one) => one.push(props_id(one)), 'first');
      }, which).parts;
    expect(named('all')).toEqual(['<!--$0-0-->0-0', '<!--$1-0-->1-0']);
    expect(named('first')).toEqual([null, '<!--$1-0-->1-0']);
  });
});

describe('markup', () => {
  const figure =
    (first: string, second: string) =>
    (drawing: Drawing): void => {
      drawing.part((one) => one.push(`<g>${html(first)}</g><g>${html(second)}</g>`), 'first');
      drawing.part((one) => one.push(`<g>${html('stays')}</g>`));
    };

  test('is written as it is given', () => {
    expect(drawn(figure('<b>', '<i>')).parts).toEqual([
      '<g><!----><b><!----></g><g><!----><i><!----></g>',
      '<g><!---->stays<!----></g>',
    ]);
    expect(html('<b>')).toBe('<!----><b><!---->');
  });

  test('that the drawing before has in the same place is only marked', () => {
    const before = drawn(figure('<b>', '<i>'));
    const after = drawn(figure('<b>', '<u>'), 'all', before);
    expect(after.parts).toEqual(['<g><!--=--></g><g><!----><u><!----></g>', '<g><!--=--></g>']);
    expect(drawn(figure('<i>', '<b>'), 'all', before).parts[0]).toBe(
      '<g><!----><i><!----></g><g><!----><b><!----></g>',
    );
  });

  test('that was gone in between is written again', () => {
    const two = drawn(figure('<b>', '<i>'));
    const one = drawn((drawing) => drawing.part((part) => part.push(`<g>${html('<b>')}</g>`), 'first'), 'all', two);
    expect(one.parts).toEqual(['<g><!--=--></g>']);
    expect(drawn(figure('<b>', '<i>'), 'all', one).parts).toEqual([
      '<g><!--=--></g><g><!----><i><!----></g>',
      '<g><!---->stays<!----></g>',
    ]);
  });

  test('is still known after drawings that left its part out', () => {
    const before = drawn(figure('<b>', '<i>'), 'first', drawn(figure('<b>', '<i>')));
    expect(drawn(figure('<b>', '<i>'), 'all', before).parts[1]).toBe('<g><!--=--></g>');
    expect(drawn(figure('<b>', '<i>'), 'all', drawn(figure('<b>', '<i>'), 'first')).parts[1]).toBe(
      '<g><!---->stays<!----></g>',
    );
  });
});

describe('deeds', () => {
  test('are remembered by the name that is written', () => {
    const press = vi.fn();
    const { deeds, frame } = drawn((drawing) => drawing.push(attr('data-on-click', hears(press))));
    expect(frame.join('')).toBe(' data-on-click="f-0"');
    expect(deeds.get('f-0')).toBe(press);
  });

  test('that are missing are not written', () => {
    expect(drawn((drawing) => drawing.push(attr('data-on-click', hears(undefined)))).frame.join('')).toBe('');
  });

  test('of one element let go together', () => {
    const [tend, letGo] = [vi.fn(), vi.fn()];
    const { deeds } = drawn(() => tends(tend, () => letGo));
    const end = deeds.get('f-0')!('the element' as never) as () => void;
    expect(tend).toHaveBeenCalledWith('the element');
    expect(letGo).not.toHaveBeenCalled();
    end();
    expect(letGo).toHaveBeenCalledOnce();
  });

  test('are none outside a drawing', () => {
    expect(hears(() => undefined)).toBeUndefined();
  });
});

test('what follows from the rest is worked out once in a drawing, and each time outside', () => {
  const work = vi.fn(() => 1);
  drawn(() => {
    const value = derived(work);
    value();
    value();
  });
  expect(work).toHaveBeenCalledTimes(1);
  const outside = derived(work);
  outside();
  outside();
  expect(work).toHaveBeenCalledTimes(3);
});

test('a drawing that fails leaves none behind', () => {
  expect(() =>
    drawn(() => {
      throw new Error('a part cannot be drawn');
    }),
  ).toThrow('a part cannot be drawn');
  expect(hears(() => undefined)).toBeUndefined();
});

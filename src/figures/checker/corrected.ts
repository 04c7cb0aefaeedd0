/** A part of an entry: it stays, or it is wrong and what is right follows. */
export interface EntryPart {
  readonly is: 'kept' | 'wrong' | 'right';
  readonly text: string;
}

const NUMBER = /([+-]?\d+(?:\.\d+)?)/;

/** Corrects the numbers of an entry in its own notation; the whole entry where that has other numbers than its two. */
export function corrected(given: string, expected: string): readonly EntryPart[] {
  const parts = given.split(NUMBER);
  const numbers = expected.split(NUMBER).filter((_text, index) => index % 2 === 1);
  if (parts.length !== 2 * numbers.length + 1)
    return [
      { is: 'wrong', text: given },
      { is: 'right', text: expected },
    ];
  return parts.flatMap((text, index): readonly EntryPart[] => {
    const right = index % 2 === 1 ? numbers[(index - 1) / 2]! : text;
    return right === text || Number(right) === Number(text)
      ? [{ is: 'kept', text }]
      : [
          { is: 'wrong', text },
          { is: 'right', text: right },
        ];
  });
}

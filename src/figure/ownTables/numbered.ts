interface Option {
  readonly value: string;
  readonly text: string;
}

/** Options with a number behind each text that several of them share: tables may differ in the same turn. */
export const numbered = (options: readonly Option[]): readonly Option[] =>
  options.map(({ value, text }, index) => {
    const alike = (some: readonly Option[]): number => some.filter((other) => other.text === text).length;
    return alike(options) === 1 ? { value, text } : { value, text: `${text}, ${alike(options.slice(0, index)) + 1}` };
  });

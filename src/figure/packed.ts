/** A value as text for an attribute. HTML writes both quotes with five or six characters, and JSON has hundreds, so backticks take their place. */
export type Packed<Value> = string & { readonly holds?: Value };

const swapped = (text: string): string => text.replace(/["`]/g, (quote) => (quote === '"' ? '`' : '"'));

export const packed = <Value>(value: Value): Packed<Value> => swapped(JSON.stringify(value));

/** The value of a packed text; any other value is returned as it is. */
export const unpacked = <Value extends object>(given: Value | Packed<Value>): Value =>
  typeof given === 'string' ? (JSON.parse(swapped(given)) as Value) : given;

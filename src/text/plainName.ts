const LONGEST = 60;

/** Turns a title into lower-case letters that are safe in file names; falls back to another name if nothing is left. */
export function plainName(title: string, otherwise: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, LONGEST)
    .replace(/-$/, '')
    .toLowerCase();
  return plain === '' ? otherwise : plain;
}

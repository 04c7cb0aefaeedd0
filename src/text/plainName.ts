const LONGEST = 60;

/** A title in small plain letters, as a file may be called everywhere; another name where it has none of them. */
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

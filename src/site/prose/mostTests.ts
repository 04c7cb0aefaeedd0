import type { SYSTEMS } from '#rules/registry.ts';

type System = (typeof SYSTEMS)[number];

/** The most tests that a quarter turn of a system can take, basic rotation included; null where its kicks are unknown. */
export function mostTests({ kicks, unknown }: System): number | null {
  if (unknown.includes('unknown.kicks')) return null;
  switch (kicks.rowBy) {
    case 'transition': {
      const lists = kicks.groups.flatMap(({ rows }) => Object.entries(rows));
      const quarters = lists.filter(([of]) => (Number(of[3]) - Number(of[0])) % 2 !== 0);
      return 1 + Math.max(0, ...quarters.map(([, list]) => list.length));
    }
    case 'precedence': {
      const more = kicks.then.flatMap(({ rows }) => Object.values(rows)).map((list) => list.length);
      return 1 + kicks.rows.left.length + Math.max(0, ...more);
    }
    case 'offsets':
      return Math.max(0, ...kicks.groups.flatMap(({ offsets }) => offsets.map((list) => list.length)));
  }
}

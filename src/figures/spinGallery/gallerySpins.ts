/** A well-known spin. The strings `spinGallery.NAME` say how players call it. */
export interface GallerySpin {
  readonly name: string;
  /** The rotation that makes it. */
  readonly scenario: string;
}

const spin = (name: string, rotation: string): GallerySpin => ({ name, scenario: `system=srs-guideline ${rotation}` });

/** Boards with few blocks, on which all blocks are joined to the floor. Those of J and L, S and Z are mirror images. */
// prettier-ignore
export const SPINS: readonly GallerySpin[] = [
  spin('tSingle', 'piece=T from=3 at=3,0 turn=ccw board=.....##.../##....####/####.#####'),
  spin('tDouble', 'piece=T from=3 at=3,0 turn=ccw board=.....##.../###...####/####.#####'),
  spin('tTriple', 'piece=T from=0 at=3,2 turn=cw board=..##....../..#......./###.######/###..#####/###.######'),
  spin('tSuper', 'piece=T from=0 at=3,2 turn=cw board=..##....../..#......./###.######/###..#####/.##.######'),
  spin('tIso', 'piece=T from=2 at=2,2 turn=ccw board=.###....../.#......../###.#...../###..#####/###.######'),
  spin('tNeo', 'piece=T from=2 at=2,2 turn=ccw board=.###....../.#......../###......./###..#####/###.######'),
  spin('tFin', 'piece=T from=2 at=3,2 turn=ccw board=..###...../..#......./###......./###..#####/###.######'),
  spin('tMiniWall', 'piece=T from=0 at=0,0 turn=cw board=.#########'),
  spin('tMiniFloor', 'piece=T from=1 at=3,0 turn=ccw board=...#..##../####...###'),
  spin('jSingle', 'piece=J from=1 at=5,0 turn=ccw board=.....#..##/######...#'),
  spin('jDouble', 'piece=J from=1 at=3,0 turn=ccw board=####.#####/####...###'),
  spin('jTriple', 'piece=J from=0 at=3,2 turn=ccw board=.....##.../......#.../#####.####/#####.####/####..####'),
  spin('lSingle', 'piece=L from=3 at=2,0 turn=cw board=##..#...../#...######'),
  spin('lDouble', 'piece=L from=3 at=4,0 turn=cw board=#####.####/###...####'),
  spin('lTriple', 'piece=L from=0 at=4,2 turn=cw board=...##...../...#....../####.#####/####.#####/####..####'),
  spin('sSingle', 'piece=S from=1 at=3,1 turn=cw board=...##...../####..####'),
  spin('sDouble', 'piece=S from=1 at=3,1 turn=cw board=#####..###/####..####'),
  spin('sTriple', 'piece=S from=0 at=3,2 turn=cw board=..##....../..#......./###.######/###..#####/####.#####'),
  spin('zSingle', 'piece=Z from=3 at=4,1 turn=ccw board=.....##.../####..####'),
  spin('zDouble', 'piece=Z from=3 at=4,1 turn=ccw board=###..#####/####..####'),
  spin('zTriple', 'piece=Z from=0 at=4,2 turn=ccw board=......##../.......#../######.###/#####..###/#####.####'),
  spin('iSingle', 'piece=I from=1 at=5,1 turn=ccw board=.....#..../...###..../####....##/.#########'),
  spin('iDouble', 'piece=I from=0 at=3,1 turn=cw board=..##....../..#......./###.######/###.######/.##.######'),
  spin('iTriple', 'piece=I from=0 at=3,1 turn=cw board=..##....../..#......./###.######/###.######/###.######'),
];

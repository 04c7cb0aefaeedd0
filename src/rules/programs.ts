import type { RotationSystem } from '#engine/system.ts';
import { readingNames } from './readings.ts';

/** A public program as a set of readings: how it answers the questions on which the sources disagree. */
export interface Program {
  readonly id: string;
  readonly name: string;
  readonly readings: readonly string[];
}

export const PROGRAMS: readonly Program[] = [
  {
    id: 'nullpomino',
    name: 'NullpoMino',
    readings: ['any-off-centre', 's-z-never-kick', 'i-kick-without-contact', 'one-t-floor-kick', 'one-floor-kick'],
  },
  {
    id: 'heboris',
    name: 'Heboris C.E.',
    readings: ['any-off-centre', 'i-kick-without-contact', 'one-t-floor-kick', 'one-floor-kick'],
  },
  { id: 'cambridge', name: 'Cambridge', readings: ['t-floor-kick-needs-ground', 'one-t-floor-kick'] },
];

export const programById = (id: string): Program | undefined => PROGRAMS.find((program) => program.id === id);

/** The readings of a program that a system knows; the others are about other systems. */
export const readingsOf = (program: Program, system: RotationSystem): readonly string[] =>
  program.readings.filter((name) => readingNames(system).includes(name));

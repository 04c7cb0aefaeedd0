/** Writes the facts that pages show to the file that the variable FACTS names, from which the pages read them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { everyFact } from '#site/facts/analyses.ts';

const file = process.env['FACTS']!;
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, JSON.stringify(everyFact()));

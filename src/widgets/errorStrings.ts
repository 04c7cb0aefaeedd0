import { SENTENCES } from '#engine/sentences.ts';
import { addStrings } from './strings.ts';

// What is wrong with a text is said when a text is wrong: pages load the sentences then (site/build/laterSentences.ts).
addStrings('en', Object.fromEntries(Object.entries(SENTENCES).map(([code, sentence]) => [`error.${code}`, sentence])));

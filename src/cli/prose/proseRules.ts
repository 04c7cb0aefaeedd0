import type { Passage } from './passages.ts';

/** A word of a private language, and the plain word that means the same. */
interface WordRule {
  readonly pattern: RegExp;
  readonly better: string;
}

/** These words are always wrong on this site. */
export const FORBIDDEN: readonly WordRule[] = [
  { pattern: /\bwhoever\b/i, better: 'if you' },
  { pattern: /\balive\b/i, better: 'interactive' },
  { pattern: /\b(?:hears?|heard|hearing)\b/i, better: 'responds to' },
  { pattern: /\bturn(?:s|ed|ing)? (?:over|round)\b/i, better: 'flipped, reversed or swapped' },
  { pattern: /\bof (?:its|their|your|his) own\b/i, better: 'its own …, or separate' },
  { pattern: /\b(?:is|are|was|were|be|been|being) (?:told|asked)\b/i, better: 'say who does it' },
  { pattern: /\basked for\b/i, better: 'pressed or requested' },
  { pattern: /\bat its word\b/i, better: 'literally' },
  { pattern: /\bno other than\b/i, better: 'say what it is' },
  { pattern: /\b(?:all|any|each|every(?:thing)?|nothing|pieces?|systems?) but\b/i, better: 'except' },
  { pattern: /\bmay not\b/i, better: 'must not, or can' },
  { pattern: /\b(?:in|has|both|give) figures\b|\bfigures for\b/i, better: 'numbers; a figure is a picture' },
  {
    pattern: /\b(?:drops? in (?:gravity|speed)|(?:gravity|level|speed) drops?|dropped (?:once|X times))\b/i,
    better: 'decrease',
  },
  {
    pattern: /\bdrop(?:s|ped)? (?:its|their|the|a) (?!piece|block|[IJLOSTXZ]\b)/i,
    better: 'lose, leave out, or move down',
  },
  {
    pattern: /\b(?:column|row|kicked|climbs?|lift) over\b|\bover (?:each other|a block|the block|squares|a number)\b/i,
    better: 'above, past, onto or beside',
  },
  { pattern: /\blevel lines?\b/i, better: 'the level, or a row of text' },
  { pattern: /\breads (?:not|no|as)\b/i, better: 'is labelled' },
  {
    pattern: /\bno [^.,;:]+, and (?:half|some|most|a few)\b/i,
    better: 'two sentences: after “no …, and” the “no” may go on',
  },
  { pattern: /\band (?:so on|neither|nor) (?:for|of)\b/i, better: 'a sentence with a verb' },
  {
    pattern: /\b(?:no (?:\w+ )?\w+|none|never|both|only \w+|wherever [\w ]+) (?:is|are|do|does)\./i,
    better: 'repeat the verb and its object',
  },
  { pattern: /\b(?:to and fro|lopsided|all the same\.)/i, better: 'left and right; uneven; too' },
];

/** These words have a plain meaning too, so a person decides. */
export const DOUBTFUL: readonly WordRule[] = [
  { pattern: /\b(?:stands?|stood|standing)\b/i, better: 'is' },
  { pattern: /\b(?:lies|lay|lying)\b/i, better: 'is' },
  { pattern: /\bmade\b/i, better: 'done' },
  { pattern: /\b(?:told|tells?|said)\b/i, better: 'reported, shown' },
  { pattern: /\b(?:asks?|asked)\b/i, better: 'tested' },
  { pattern: /\banswer(?:s|ed)?\b/i, better: 'undone, or result' },
  { pattern: /\bgoes\b/i, better: 'moves, disappears' },
  { pattern: /\bdriv(?:es?|en)\b/i, better: 'controls' },
  { pattern: /\bnews\b/i, better: 'change' },
  { pattern: /\bnothing\b/i, better: 'zero, or say what happens' },
  { pattern: /\bplaces?\b/i, better: 'position' },
  { pattern: /\bspent\b/i, better: 'used up' },
  { pattern: /\bthe source\b/i, better: 'name the document' },
];

const LIMIT = 30;
const LONG = 20;
/** At most one sentence in so many is long. */
const ONE_IN = 10;

export interface ProseReport {
  /** Each is a reason to fail: `12: …`. */
  readonly faults: readonly string[];
  readonly warnings: readonly string[];
  readonly sentences: number;
}

const sentencesIn = new Intl.Segmenter('en', { granularity: 'sentence' });
const wordsIn = new Intl.Segmenter('en', { granularity: 'word' });

export const sentencesOf = (text: string): readonly string[] =>
  [...sentencesIn.segment(text)].map(({ segment }) => segment.trim()).filter((sentence) => /\w/.test(sentence));

export const lengthOf = (sentence: string): number =>
  [...wordsIn.segment(sentence)].filter(({ isWordLike }) => isWordLike).length;

const VERB = /^What (?:is|are|was|were|has|had|can|could|may|might|must|will|would|does|do|did|\w+s|\w+ed) /;

/** A free relative clause as the subject: “Who presses …”, “What follows …”. A question is fine. */
export const beginsWithClause = (sentence: string): boolean =>
  !sentence.endsWith('?') && (/^Who(?:ever)? /.test(sentence) || VERB.test(sentence));

const start = (sentence: string): string => (sentence.length > 70 ? `${sentence.slice(0, 70)}…` : sentence);

function matches(passages: readonly Passage[], rules: readonly WordRule[]): readonly string[] {
  return passages.flatMap(({ line, text }) =>
    rules.flatMap(({ pattern, better }) => {
      const found = pattern.exec(text);
      return found
        ? [`${line}: “${found[0]}”. Better: ${better}. ${start(text.slice(Math.max(0, found.index - 20)))}`]
        : [];
    }),
  );
}

/**
 * Holds one text to the style guide.
 * @param strict whether doubtful words are faults too
 */
export function checkProse(passages: readonly Passage[], { strict = false } = {}): ProseReport {
  const doubtful = matches(passages, DOUBTFUL);
  const sentences = passages.flatMap(({ line, text, kind }) =>
    sentencesOf(text).map((sentence) => ({ line, kind, sentence, length: lengthOf(sentence) })),
  );
  const prose = sentences.filter(({ kind }) => kind === 'prose');
  const tooLong = prose.filter(({ length }) => length > LIMIT);
  const long = prose.filter(({ length }) => length > LONG);
  const allowed = Math.floor(prose.length / ONE_IN);
  return {
    faults: [
      ...matches(passages, FORBIDDEN),
      ...(strict ? doubtful : []),
      ...sentences
        .filter(({ sentence }) => beginsWithClause(sentence))
        .map(({ line, sentence }) => `${line}: begins with a clause as its subject. ${start(sentence)}`),
      ...tooLong.map(
        ({ line, length, sentence }) => `${line}: ${length} words, more than ${LIMIT}. ${start(sentence)}`,
      ),
      ...(long.length > allowed
        ? [
            `${long.length} of ${prose.length} sentences have more than ${LONG} words; ${allowed} may.`,
            ...long.map(({ line, length, sentence }) => `  ${line}: ${length} words. ${start(sentence)}`),
          ]
        : []),
    ],
    warnings: strict ? [] : doubtful,
    sentences: prose.length,
  };
}

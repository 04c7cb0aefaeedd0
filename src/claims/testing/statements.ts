// Sentences of a page that state a number and carry nothing by which it is checked.

const CARDINALS = 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|hundred|thousand|twice'; // prettier-ignore
const ORDINALS = 'third|fourth|fifth|sixth|seventh|eighth|ninth|tenth';
const NUMBER = new RegExp(String.raw`\d|\b(?:${CARDINALS}|${ORDINALS})\b`, 'iu');

/** Names of games, rules, programs, files and entries that have a digit in them, and the half turn in degrees. */
const NAMES = /\b(?:TGM\d?|ARS2|20G|D\d+|E\d+|R\d+|P\d+|Tetris 2|Plus 2|The Grand Master 3|180°|[\w-]*\.(?:sb2|ptn|java|lua|js|ts|cs|cc|c))/gu; // prettier-ignore

/** Parts that say nothing themselves: code, comments, and lists of sources, which name what was run and how often. */
const SILENT = [/^---\n[\s\S]*?\n---\n/u, /```[\s\S]*?```/gu, /`[^`\n]*`/gu, /<Sources>[\s\S]*?<\/Sources>/gu];

/** A figure whose scene is run when the site is built, with its caption. */
const RUN = /<([A-Z]\w+)\b(?=(?:[^>"]|"[^"]*"|>>)*?\sexpect=)(?:[^>"]|"[^"]*")*?(?:\/>|>[\s\S]*?<\/\1>)/gu;

/** What stands for words whose number comes from the rules: no number, and no end of a sentence. */
const DERIVED = 'DERIVED';

/** Components that write numbers themselves. */
const WRITES = /<(?:Kick|RotatrisNumber|Transition|State)\b(?:[^>"]|"[^"]*")*?\/>/gu;

const TAG = /<\/?[A-Za-z](?:[^>"]|"[^"]*")*?>/gu;

/** Whether a claim can be relied on: it has a check, or says why it can have none. */
export type CanRelyOn = (claim: string) => boolean;

const claimsOut = (text: string, canRelyOn: CanRelyOn): string =>
  text.replace(/<Claim\s+id="([^"]*)"\s*>([\s\S]*?)<\/Claim>/gu, (_all, ids: string, told: string) =>
    ids.trim().split(/\s+/u).every(canRelyOn) ? '\n\n' : told,
  );

/** The lead of a page is a statement as well. */
const leadOf = (page: string): string => /^claim: (.*)$/mu.exec(page)?.[1] ?? '';

const LIST_MARK = /^(?:-|\d+\.)(?:\s+|$)/u;

const plain = (sentence: string): string =>
  sentence
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replaceAll(/[\s{}']+/gu, ' ')
    .trim()
    .replace(LIST_MARK, '');

const sentencesIn = (text: string): readonly string[] =>
  text
    .split(/\n\s*\n|\n(?=\s*[-|#*]|\s*\d+\. )|(?<=[.!?:;]["”’)]?)\s+(?=[\p{Lu}“_*[])/u)
    .map(plain)
    .filter((sentence) => sentence !== '' && !sentence.startsWith('#'));

/**
 * The sentences of a page, its lead included, that have a number in them and stand neither in a claim, nor in the caption of a figure
 * that the build runs, nor with a number that a component writes or a pressed word proves.
 */
export function unprovedStatements(page: string, canRelyOn: CanRelyOn): readonly string[] {
  const spoken = SILENT.reduce((text, part) => text.replaceAll(new RegExp(part.source, 'gu'), '\n\n'), page.replace(/^---\n[\s\S]*?\n---\n/u, '')); // prettier-ignore
  const text = claimsOut(spoken, canRelyOn)
    .replace(RUN, (_all, name: string) => (name === 'Say' ? DERIVED : '\n\n'))
    .replace(WRITES, DERIVED)
    .replace(/<(?:Erratum|Note|Table)\b(?:[^>"]|"[^"]*")*?>/gu, '\n\n')
    .replace(TAG, '');
  return [leadOf(page), ...sentencesIn(text)].filter(
    (sentence) => !sentence.includes(DERIVED) && NUMBER.test(sentence.replace(NAMES, '')),
  );
}

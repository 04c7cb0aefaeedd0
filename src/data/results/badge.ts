import { prettyJson } from '../prettyJson.ts';

/** What a badge says: of so many lines these passed. */
export interface BadgeLines {
  readonly passed: number;
  readonly all: number;
}

const LABEL = 'rotation';
const messageOf = ({ passed, all }: BadgeLines): string => `${passed} of ${all} lines`;
const isWhole = ({ passed, all }: BadgeLines): boolean => all > 0 && passed === all;

/** The endpoint file that badge services read. */
export const badgeJson = (lines: BadgeLines): string =>
  prettyJson({
    schemaVersion: 1,
    label: LABEL,
    message: messageOf(lines),
    color: isWhole(lines) ? 'brightgreen' : 'orange',
  });

const HEIGHT = 20;
/** Width of a letter of 11 pixels, and the margins around a text. */
const LETTER = 6.6;
const MARGINS = 12;

/** A badge as a picture. Its texts are our own: words and two numbers. */
export function badgeSvg(lines: BadgeLines): string {
  const message = messageOf(lines);
  const [left, right] = [LABEL, message].map((text) => Math.ceil(text.length * LETTER + MARGINS)) as [number, number];
  const text = (words: string, middle: number): string =>
    `<text x="${middle}" y="14" text-anchor="middle">${words}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="${HEIGHT}" role="img" aria-label="${LABEL}: ${message}">`,
    `<path fill="#444" d="M0 0h${left}v${HEIGHT}H0z"/>`,
    `<path fill="${isWhole(lines) ? '#2a7a3b' : '#a85b00'}" d="M${left} 0h${right}v${HEIGHT}H${left}z"/>`,
    `<g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">${text(LABEL, left / 2)}${text(message, left + right / 2)}</g></svg>\n`,
  ].join('');
}

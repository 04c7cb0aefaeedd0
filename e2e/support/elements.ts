/** An element for other pages, and what tests want to know of it. */
export interface ElementSample {
  readonly name: string;
  /** Its id in hosts/elements.html. */
  readonly id: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The step with which it opens, and attributes that choose it; null for elements without steps. */
  readonly opens: readonly [step: number, attributes: Readonly<Record<string, string>>] | null;
  /** The parts that a page can style. */
  readonly parts: readonly string[];
  /** What its bare page gets, and the state that this is. */
  readonly frame: readonly [query: string, state: RegExp];
  /** A page of the site with such a figure, and the button that changes it; without one, an entry of its first list. */
  readonly path: string;
  readonly press?: string;
}

const FIGURE = ['root', 'pickers', 'board', 'sentence', 'controls', 'caption'];
const STEPPED = [...FIGURE, 'scrubber'];

/** The example of a comparison. */
export const COMPARISON = {
  systems: 'srs-guideline,srs-arika',
  piece: 'I',
  from: '0',
  at: '3,4',
  turn: 'cw',
  board: '###.##.###/###.##.###/###.######/###.######/###.######/###.######',
};

/** Every element. A test compares their names with those that the site offers (embedPage.spec.ts). */
export const ELEMENTS: readonly ElementSample[] = [
  {
    name: 'kick-stepper',
    id: 'stepper',
    attributes: {
      system: 'srs-guideline',
      piece: 'J',
      from: '0',
      at: '3,2',
      turn: 'ccw',
      board: '......#.../#....##.../##....####/#####.####/#####.####/####..####',
    },
    opens: [5, {}],
    parts: [...STEPPED, 'table'],
    frame: ['system=sega&piece=T&from=0&at=3,3&turn=cw&board=..........', /^system=sega piece=T from=0 at=3,3 turn=cw/],
    path: 'systems/srs/kicks/',
    press: 'Previous test',
  },
  {
    name: 'kick-table',
    id: 'table',
    attributes: { system: 'srs-guideline', group: 'JLSTZ', turns: 'quarter', drives: 'stepper' },
    opens: null,
    parts: ['root', 'table', 'controls', 'caption'],
    frame: ['system=sega&turns=quarter', /^system=sega group=\w+ turns=quarter$/],
    // A press on a kick shows it in the stepper of the page.
    path: 'systems/srs/kicks/',
  },
  {
    name: 'kick-compare',
    id: 'compare',
    attributes: COMPARISON,
    opens: [2, { step: '2' }],
    parts: [...STEPPED, 'table'],
    frame: [
      'systems=srs-guideline,sega&piece=T&from=0&at=3,3&turn=cw&board=..........&step=0',
      /^systems=srs-guideline,sega piece=T .* step=0$/,
    ],
    path: 'compare/i-kicks/',
    press: 'Previous test',
  },
  {
    name: 'one-press',
    id: 'press',
    attributes: {
      system: 'srs-guideline',
      piece: 'T',
      from: '0',
      at: '5,3',
      turn: 'cw',
      board: '...#.##.../...#.##.../#..#....../#....####.',
    },
    opens: null,
    parts: FIGURE,
    frame: ['system=sega&piece=T&from=0&at=3,3&turn=cw&board=..........', /^system=sega piece=T from=0 at=3,3 turn=cw/],
    path: 'one-press/',
    press: 'Rotate left',
  },
  {
    name: 'offset-deriver',
    id: 'offsets',
    attributes: { piece: 'J', from: '0', to: '1', line: '3' },
    opens: [3, {}],
    parts: [...STEPPED, 'table'],
    frame: ['piece=I&from=0&to=1&line=2', /^system=srs-guideline piece=I from=0 to=1 line=2/],
    path: 'systems/srs/offsets/',
    press: 'Previous test',
  },
  {
    name: 'orientation-wheel',
    id: 'wheel',
    attributes: { system: 'srs-guideline', piece: 'T', rotation: 'true' },
    opens: null,
    parts: [...FIGURE, 'table'],
    frame: ['system=sega&piece=L&from=2', /^system=sega piece=L from=2/],
    path: 'systems/srs/rotation/',
  },
  {
    name: 'centre-column-scanner',
    id: 'scanner',
    attributes: { piece: 'J', from: '0', turn: 'ccw', filled: '3+8' },
    opens: [1, { step: '1' }],
    parts: STEPPED,
    frame: ['piece=L&from=2&filled=1%2B5', /^piece=L from=2 .*filled=1\+5/],
    path: 'systems/ars/center-column/',
    press: 'Next cell',
  },
  {
    name: 'button-lab',
    id: 'buttons',
    attributes: { scene: 'partial', frame: '1' },
    opens: [1, {}],
    parts: [...STEPPED, 'table'],
    frame: ['scene=double&frame=2', /^scene=double frame=2$/],
    path: 'systems/dtet/buttons/',
    press: 'Next frame',
  },
  {
    name: 'frame-lab',
    id: 'frames',
    attributes: { scene: 't-once' },
    opens: [1, { frame: '1' }],
    parts: [...STEPPED, 'table'],
    frame: ['scene=t-once&frame=2', /^system=ars-ti readings=one-t-floor-kick piece=T .* frame=2$/],
    path: 'systems/ars/ti/',
    press: 'Next frame',
  },
  {
    name: 'spin-judge',
    id: 'judge',
    attributes: { judge: 'guideline', beside: 'tetrio/T-spins' },
    opens: [1, { step: '1' }],
    parts: FIGURE,
    frame: ['piece=T&judge=techmino&beside=nobody', /^system=srs-guideline piece=T .* judge=techmino beside=nobody /],
    path: 'lab/judge/',
    press: 'Next condition',
  },
  {
    name: 'ptn-viewer',
    id: 'game',
    attributes: { step: '2', text: 'I-8 I-6789 (column 9 is roofed over)\nI-9@1' },
    opens: [2, {}],
    parts: STEPPED.filter((part) => part !== 'pickers'),
    frame: ['game=tuck&step=1', /^step=1$/],
    path: 'notation/',
    press: 'Previous move',
  },
  {
    name: 'shell-explorer',
    id: 'shells',
    attributes: { rule: 'four-chebyshevs', size: '16' },
    opens: null,
    parts: [...FIGURE, 'table'],
    frame: ['rule=printed-formula&size=6', /^rule=printed-formula size=6/],
    path: 'systems/rotatris/shells/',
  },
];

/** The elements as markup; the one of a game has its text inside. */
export const markup = (): string =>
  ELEMENTS.map(({ name, id, attributes: { text, ...attributes } }) => {
    const written = Object.entries({ id, ...attributes }).map(([key, value]) => `${key}="${value}"`);
    return `<${name} ${written.join(' ')}>${text === undefined ? '' : `<pre>\n${text}</pre>`}</${name}>`;
  }).join('\n');

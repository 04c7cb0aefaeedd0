/**
 * Why a sentence with a number needs no claim of its own.
 * - `about`: it is about this site, its figures or the text of a source, and states no rule.
 * - `claim`, `erratum`: the claim or the entry of the errata that says the same, and is checked.
 * - `figure`: the figure of the page that shows it, and that the build runs.
 * - `test`: the file that holds it to the rules.
 */
export type Argument =
  | { readonly is: 'about' }
  | { readonly is: 'claim' | 'erratum' | 'figure' | 'test'; readonly of: string };

const about: Argument = { is: 'about' };
const claim = (of: string): Argument => ({ is: 'claim', of });
const erratum = (of: string): Argument => ({ is: 'erratum', of });
const figure = (of: string): Argument => ({ is: 'figure', of });
const test = (of: string): Argument => ({ is: 'test', of });

const FACTS = test('src/claims/pageFacts.test.ts');
const TODAY = test('src/claims/todayPages.test.ts');
const SPINS = test('src/figures/spins/spinGallery.test.ts');
const NAMES = test('src/analysis/sameTables.test.ts');

/** By page, the first words of each sentence. */
export const ARGUED: Readonly<Record<string, Readonly<Record<string, Argument>>>> = {
  index: {
    'Test 1 is basic rotation': figure('slot'),
    'Test 4 is two rows': figure('slot'),
    'Test 5 is one column': figure('slot'),
    '| Turn | Test 2': about,
    'Every table as a file': about,
  },
  'systems/srs/spins': {
    'A spin rotates a piece': SPINS,
    'A **spin** is named': SPINS,
    'The two smaller T-spins': SPINS,
    'On the mirror image of its board': SPINS,
  },
  'compare/i-kicks': {
    'Dropped, one completes three rows': figure('i-kicks'),
    'A well four rows deep': about,
    'Four lists have the same kicks': FACTS,
    'One block is enough': FACTS,
    'On a board and its mirror': figure('well-right'),
    'The well is on the left': about,
    'The SRS page shows three': about,
    'On the next board both': FACTS,
    'Look at tests 4 and 5': about,
    'The SRS page calls two': claim('arika.glitchy-kicks'),
  },
  'compare/index': {
    'Two blocks are enough': FACTS,
    'Without the two blocks': FACTS,
    'The same starts on the same': about,
    'Basic rotation is blocked': figure('any'),
    'Two lists are the same': about,
    'Seven letters are': about,
    'Take all quarter turns': about,
  },
  'guide/conventions': {
    'Here is one kick with y up': about,
    'The kick is “one left': test('src/figures/stills.test.ts'),
    'There the same step': about,
    'A usual field ends': claim('srs.spawn-rows'),
    'You can count rows from 0': about,
    '| Reached from spawn': about,
    '| a quarter turn clockwise': about,
    '| a quarter turn counter-clockwise': about,
    'Test 1 is basic rotation itself': about,
    'Before you compare two kick': about,
    'Columns count from 1': about,
    '| no rotation | 0': about,
    '| a 180° rotation': about,
    'Two are in use': about,
    'The two starting points differ': claim('srs.true-rotation'),
  },
  'guide/kicks': {
    'If one of the four squares': claim('srs.five-tests'),
    'All four squares must be free': about,
    'Two games can have the same': about,
    'The game reaches it only': figure('stack'),
    'The search ends there': figure('stack'),
    'Some games build a 180°': claim('srs.tetrjs-180'),
    'Figures mark the two': about,
    'The game tests only the four': about,
  },
  'guide/reading': {
    'Underlined words in a text': about,
    'Here you press': figure('reading'),
    'The figure shows the third': about,
    'Both start at 1': about,
    'Four buttons move': about,
  },
  'guide/rotation': {
    'In SRS the four states share': claim('srs.one-point'),
    'Mark that point': claim('srs.one-point'),
    'Think of two doors': about,
    'Every piece has four': about,
    'In SRS all four states': claim('srs.one-point'),
    'The box is three squares': claim('srs.centres'),
    'The boxes are four and two': claim('srs.centres'),
    'Others build it from two': claim('srs.tetrjs-180'),
    'Compare three of them': about,
  },
  'notation/convert': {
    'If a piece lands on the floor': test('src/notation/convert.test.ts'),
    'Until January 2024': erratum('P5'),
    'Convert a game between five': about,
    'Any other piece on the floor': test('src/notation/convert.test.ts'),
    'The converter reports two': about,
  },
  'notation/index': {
    'is an with its nub up': figure('finish'),
    'is an upright in column 10': figure('finish'),
    'means that four lines': figure('finish'),
    'Here are an on columns': about,
  },
  'notation/ptn/grammar': {
    'A row is at most 20': erratum('P2'),
    'Three rules are not': about,
    'For the rest it is at most 19': erratum('P2'),
    'This table compares': about,
    'Positions count from 1': about,
    'Columns are UTF-16': about,
    'If a list of columns': about,
    'An covers one column or four': claim('ptn.columns-say-the-turn'),
  },
  'notation/ptn/index': {
    'Three dots at the end': erratum('P2'),
    'Start with the simplest': about,
    'The PTN README gives the I': erratum('P1'),
    'It has two states': erratum('P1'),
    'There are nineteen': test('src/notation/forms.test.ts'),
    'Here they are on the floor': about,
    'We add three': about,
    'means eleven empty': about,
    'The page also reads': about,
  },
  'notation/ptn/scuti': {
    'Thirty straight drops': claim('ptn.sample-game'),
    'After move 21': figure('scuti'),
    'At move 16': figure('scuti'),
    'At move 18': figure('scuti'),
    'It comes nine moves': figure('scuti'),
    'Five empty squares of the column': figure('scuti'),
    'The points of this game': test('src/notation/scoring.test.ts'),
    'That gives 2000': figure('scuti'),
  },
  'systems/index': {
    'Our documents date seven': test('src/site/prose/systems/familyYears.test.ts'),
    'Those marked E are sentences': about,
    'The page “Any two systems”': about,
    'Every rotation system settles': about,
    'Compare the same with': figure('families'),
    '**By the rotation.**': about,
  },
  'systems/arika-srs': {
    'Three programs agree on the World': FACTS,
    'Heboris counts 128': about,
    'It replaced two': claim('arika.perfect-repair'),
    'The other two are the kicks': claim('arika.glitchy-kicks'),
    'Four kicks have none': claim('arika.glitchy-kicks'),
    'Under ACE’s World rule': about,
  },
  'systems/fan-variants': {
    '| tetr.js | basic rotation': claim('srs.tetrjs-180'),
    'The has Arika’s kicks': claim('arika.perfect-repair'),
    'You can do the first three': FACTS,
    'It adds a 180° rotation': claim('srs.tetrjs-180'),
  },
  'systems/nintendo': {
    'We read a disassembly': about,
    'The two systems differ': test('src/claims/nintendoPages.test.ts'),
  },
  'systems/asc': {
    'ASC gives every piece one list': NAMES,
    'This page is about': about,
    'A clockwise turn tries the same 21': TODAY,
    'ASC+ of Techmino adds 17': TODAY,
    '| Blocks, the old Ascension': about,
    '| solution-finder, branch': about,
    '| TETR.IO, as Triangle': about,
    '| TETR.IO, as tetris-analyzes': TODAY,
    '| Techmino | 013fab0': TODAY,
    '| teti | a1b258a': NAMES,
    'TETR.IO of May 2026 and Techmino': NAMES,
    'The list of 21 is what': about,
    'Triangle’s copy of 2024': erratum('D11'),
  },
  'systems/cultris-2': {
    'Its kicks are known from': about,
    'tetr.js by farteryhr has an eighth': erratum('D12'),
    'We read both in': about,
    'Every quarter turn and every half turn': TODAY,
    'Jstris has a block set': about,
  },
  'systems/half-turns': { 'On one board, four games': figure('answers'), 'This page is about': about },
  'systems/srs-plus': {
    'This page is about': about,
    'Its tables are known from': about,
    'Each quarter turn of the has the same four': TODAY,
    'Five turns try them': TODAY,
    'The other three turns': TODAY,
    'Press a turn to see': about,
    'The five smallest boards': TODAY,
    'All four can still be chosen': TODAY,
    'A half turn has five kicks': TODAY,
  },
  'systems/techmino': {
    'This page is about': about,
    '**TRS** has a separate list': TODAY,
    'Both have four half-turn kicks': TODAY,
    'It also skips tests': TODAY,
  },
  'systems/tetra-x': {
    'This page is about': about,
    'A clockwise turn of': TODAY,
    'A half turn has four kicks': TODAY,
  },
  'systems/tetris-dx': {
    'Tetris DX of 1998': TODAY,
    'This page is about': about,
    'Three public programs': about,
    'Tetra Legends (2b8aded)': about,
    ', and have Nintendo’s shapes': TODAY,
  },
  'systems/today': {
    'This page is about': about,
    '| TETR.IO | SRS+': TODAY,
    '| Ascension | ASC': TODAY,
    '| Cultris II | C2RS': TODAY,
    'Tetris Effect, Puyo Puyo': about,
  },
  'systems/ars/ace': {
    'Ace has the kicks of TGM3': claim('ace.resets'),
    'A piece moves left and right': figure('rules'),
  },
  'systems/ars/center-column': {
    'A box has nine cells': figure('boards'),
    'The text and three programs': about,
    'The other five can be': figure('boards'),
    'With 3 pieces, 2 flat': figure('boards'),
    'Four rotations never kick': FACTS,
    'Each of the other eight': FACTS,
    'This table counts the 32': FACTS,
  },
  'systems/ars/index': {
    'Cardcaptor Sakura has one kick': claim('sakura.one-side'),
    'Terror-Instinct, the third TGM': about,
  },
  'systems/ars/kicks': { 'NullpoMino leaves the kicks': erratum('D2') },
  'systems/ars/miharas-conspiracy': {
    'Compare two mirrored boards': about,
    'On these boards two': about,
    '**20G** is a gravity': claim('ars.conspiracy-20g'),
  },
  'systems/ars/right-bias': {
    'When an I of ARS rotates': claim('ars.i-one-axis'),
    'The two boards of the ARS page': about,
  },
  'systems/ars/rotation': {
    'ARS does two steps': about,
  },
  'systems/ars/sakura': {
    'In Cardcaptor Sakura a piece': claim('sakura.one-side'),
    'Compare the same press': figure('both'),
  },
  'systems/ars/ti': {
    'Three programs allow the T': erratum('D5'),
    'The ARS page counts two wall': erratum('E10'),
    'Wherever one of the other two': FACTS,
    'There we count floor kicks': figure('hollow'),
  },
  'systems/dtet/elsewhere': {
    'NullpoMino has the same five': claim('dtet.test-order'),
    'Heboris and NullpoMino have': about,
    'An upright that rotates to flat': test('src/rules/dtet.test.ts'),
  },
  'systems/dtet/index': {
    'It does not say what the 500': erratum('E17'),
    'DTET has only two': claim('dtet.both-is-counter-clockwise'),
    'That file agrees with': about,
    'A **quadruple** is': about,
    'The DTET page leaves open': erratum('E17'),
    'The DTET page says that a level': claim('dtet.hard'),
    'The page speaks of eight': erratum('E17'),
    'You can read the DTET page': erratum('E17'),
  },
  'systems/dtet/kicks': {
    'DTET tries five kicks': claim('dtet.test-order'),
    'Compare the two rows': about,
  },
  'systems/dtet/rotation': {
    'Pieces rotate as in ARS': claim('dtet.four-states'),
    'One of the two upright': claim('dtet.i-one-lower'),
  },
  'systems/rotatris/collapse': {
    'A shell has eight squares fewer': erratum('R8'),
    'Four at once are the most': claim('rotatris.only-four-at-once'),
    'When a shell disappears': claim('rotatris.one-coordinate-decides'),
    'At a corner three squares': erratum('R8'),
    'With a shell left between': test('src/rotatris/collapse.test.ts'),
  },
  'systems/rotatris/index': {
    'Speed: how the wait': about,
    '| Order | unknown': about,
  },
  'systems/rotatris/rotation': {
    'The block rotates about the corner': claim('rotatris.final-formula'),
  },
  'systems/rotatris/scoring': {
    'Two of the three are larger': erratum('R9'),
    'A removal pays 10': claim('rotatris.score-formula'),
    'Later the post itself': claim('rotatris.only-four-at-once'),
    'Measured by their cost': claim('rotatris.score-formula'),
    'The outer four fall': erratum('R8'),
  },
  'systems/rotatris/shells': {
    'The four squares in the middle': claim('rotatris.cases'),
    'For example, the coordinate 2': claim('rotatris.two-numbers'),
    'So the first square right': about,
    'The post shows the shells': about,
    'Compare the two sketches': about,
    'The second is right': claim('rotatris.sketch'),
  },
  'systems/rotatris/speed': {
    'Each removal makes the wait': claim('rotatris.cap-reached'),
    'A game that starts at 0.65': erratum('R12'),
    'The curves have different': claim('rotatris.times-0.9'),
    'NES Tetris does the same': claim('rotatris.nes-frames'),
    'It is the difference at level 0': figure('speed'),
  },
  'systems/srs/180': {
    'NullpoMino has twelve positions': figure('three'),
    'Test 1 would be basic': about,
    'Guideline SRS has no 180°': claim('srs.no-180-by-offsets'),
    'Compare where three': about,
    'The SRS page does not say': erratum('E2'),
    'So their 180° rotations': FACTS,
  },
  'systems/srs/index': {
    'Two programs stop restoring': erratum('D10'),
    'BPS gives': claim('srs.four-states-1991'),
    'Arika kept the kicks of five': claim('arika.same-jlstz'),
    'Two programs differ': about,
    '**Pieces rotate about a point.**': claim('srs.one-point'),
    '**The game tries five': test('src/claims/srsPages.test.ts'),
    'Before that, these pieces': claim('srs.four-states-1991'),
  },
  'systems/srs/kick-atlas': {
    'Two of the sixteen': figure('atlas'),
    'The atlas shows every SRS kick': claim('srs.never-for-t'),
    'Its test wins on a board': about,
    'All six kicks of the SRS page': claim('srs.useful-kicks'),
  },
  'systems/srs/kicks': {
    'When a piece cannot rotate': claim('srs.five-tests'),
    'The SRS page shows this': about,
    'Before the last test the game': figure('worked'),
    'The explanation is right for two': erratum('E5'),
    'It is wrong for the other two': erratum('E5'),
  },
  'systems/srs/offsets': {
    'Guideline SRS stores four': claim('srs.offset-subtraction'),
    'The difference of two': about,
    'So four lists replace': claim('srs.offset-subtraction'),
    'So a kick of the can be measured': about,
    'From true rotation it is the difference': claim('srs.offset-subtraction'),
    'But each kick still has its inverse': claim('srs.offset-subtraction'),
  },
  'systems/srs/other-rules': {
    'NullpoMino and Cambridge restore': erratum('D10'),
  },
  'systems/srs/rotation': {
    'With no obstacle near': claim('srs.one-point'),
    'An covers the same four': claim('srs.shared-tables'),
  },
  'systems/srs/spawn': {
    'The SRS page shows the seven': about,
  },
  'systems/dtet/buttons': {
    '| press both at once': claim('dtet.order-of-plans'),
  },
};

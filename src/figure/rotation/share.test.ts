import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { printScenario, scenarioParams } from '#engine/scenario.ts';
import { cases } from '#engine/testing/wide.ts';
import { readScenario } from '#rules/vocabulary.ts';
import { DEFAULT_CONVENTIONS } from '#text/conventions.ts';
import type { Voice } from '#text/voice.ts';
import { LAB_FIGURE, LONGEST_REPORT, reportedIn, reportLink } from '#share/figureLink.ts';
import { frameMarkup } from '#share/frameMarkup.ts';
import { linkedScenario, shareLink } from '#share/share.ts';
import { rotationReport } from './rotationReport.ts';
import { elementMarkup, markdownLink, plainText, reportMarkdown, scriptMarkup } from '#share/shareTexts.ts';
import type { Shown } from '#share/shown.ts';
import { changedScenario, readShow } from './show.ts';
import { traceOf } from './traceOf.ts';
import { speaker } from '#text/strings.ts';

const voice: Voice = { say: speaker(), conventions: DEFAULT_CONVENTIONS };
const read = readScenario(
  'system=srs-guideline piece=T from=0 at=4,2 turn=cw board=...##...../...#...###/####.#####/####..####/####.##### step=5',
);
if (!read.ok) throw new Error('the example is readable');
const scenario = read.value;
const page = 'https://example.org/sub/guide/kicks/';

const shown: Shown = {
  kind: 'kick-stepper',
  link: shareLink(page, 'worked', scenario),
  params: new Map(scenarioParams(scenario)),
  // Only pictures use the root, and only in a browser.
  root: null as unknown as HTMLElement,
  ...rotationReport(traceOf(scenario), voice),
};

describe('a shared step', () => {
  const trace = traceOf(scenario);
  test.each([
    [0, 'T in state 0'],
    [2, 'Test 2, kick'],
    [undefined, 'The piece rotates by test 5'],
  ])('has its own sentence: step %j', (step, sentence) => {
    const { sentence: said, pictures } = rotationReport(trace, voice, step);
    expect(said.slice(0, sentence.length)).toBe(sentence);
    expect(said).toBe(pictures.frames().at(step ?? -1)!.sentence);
  });
});

describe('a shared state', () => {
  test('comes back from its link exactly', () => {
    const link = new URL(shareLink(`${page}?y=down#x`, 'worked', scenario));
    expect(link.hash).toBe('#worked');
    expect(link.searchParams.get('y')).toBe('down');
    const reopened = linkedScenario(link.search, 'worked');
    expect(reopened?.scenario.ok && printScenario(reopened.scenario.value)).toBe(printScenario(scenario));
    expect(reopened?.text).toBe(printScenario(scenario));
  });

  test('replaces the state that the address held before', () => {
    const once = shareLink(page, 'worked', { ...scenario, precedence: 'left' });
    const twice = new URL(shareLink(once, 'other', scenario));
    expect(twice.searchParams.getAll('figure')).toEqual(['other']);
    expect(twice.searchParams.has('precedence')).toBe(false);
  });

  test('belongs to one figure of the page', () => {
    const { search } = new URL(shareLink(page, 'worked', scenario));
    expect(linkedScenario(search, 'other')).toBeNull();
    expect(linkedScenario('', 'worked')).toBeNull();
  });

  test.each([
    ['turn=180', 'systems=srs-arika,srs-guideline', 'system=srs-arika', 'turn=180'],
    ['turn=both', 'systems=srs-arika', 'system=srs-arika', 'turn=cw'],
    ['turn=ccw', 'systems=srs-guideline,sega&system=srs-arika', 'system=srs-arika', 'turn=ccw'],
  ])('is that of the first system where a link compares: %s, %s', (turn, systems, system, turned) => {
    const { search } = new URL(`${page}?${systems}&piece=I&from=0&at=3,4&${turn}&board=..........&step=1#both`);
    const line = `${system} piece=I from=0 at=3,4 ${turned} board=.......... step=1`;
    const read = linkedScenario(search, LAB_FIGURE);
    expect(read?.scenario.ok && printScenario(read.scenario.value)).toBe(line);
  });

  test('opens in the lab, whichever figure it is meant for', () => {
    for (const figure of ['worked', LAB_FIGURE]) {
      const reopened = linkedScenario(new URL(shareLink(page, figure, scenario)).search, LAB_FIGURE);
      expect(reopened?.text).toBe(printScenario(scenario));
    }
    expect(linkedScenario(`?${printScenario(scenario).replaceAll(' ', '&')}`, LAB_FIGURE)?.text).toBe(
      printScenario(scenario),
    );
    expect(linkedScenario('?figure=worked&y=down', LAB_FIGURE)).toBeNull();
  });

  test('reads well in Markdown', () => {
    expect(markdownLink(shown.title, 'https://example.org/', shown.sentence)).toBe(
      '[Guideline SRS, T, 0\\>\\>1](https://example.org/): The piece rotates by test 5, kick (-1, -2): T in state 1 at columns 5 and 6, rows 1 to 3.',
    );
  });

  test('stands in the tags that bring it into another page, with nothing that could end an attribute', () => {
    const about = { link: 'https://example.org/?a&b', title: 'T, 0>>1', sentence: 'It fits.' };
    expect(scriptMarkup('https://example.org/a.js?b&c')).toBe(
      '<script type="module" src="https://example.org/a.js?b&#38;c"></script>',
    );
    expect(elementMarkup('kick-stepper', [['board', '"><b>']], about)).toBe(
      '<div><kick-stepper board="&#34;&#62;&#60;b&#62;"><a href="https://example.org/?a&#38;b">T, 0&#62;&#62;1</a></kick-stepper></div>',
    );
    expect(frameMarkup('https://example.org/?a="', '"><b>', 700)).toBe(
      '<iframe src="https://example.org/?a=&#34;" title="&#34;&#62;&#60;b&#62;" width="100%" height="700" loading="lazy" frameBorder="0"></iframe>',
    );
  });

  test('reads well as plain text, and ends with the line that reopens it', () => {
    const lines = plainText(shown).split('\n');
    expect(lines.slice(0, 7)).toEqual([
      'Guideline SRS, T, 0>>1',
      '',
      '...##T....',
      '...#TTT###',
      '####.#####',
      '####..####',
      '####.#####',
    ]);
    expect(lines.at(-1)).toBe(printScenario(scenario));
  });

  test.each([
    ['- item', '\\- item'],
    ['1. item', '1\\. item'],
    ['~~~', '\\~~~'],
    ['===', '\\==='],
    ['    code', 'code'],
    ['2.5 rows - or so', '2.5 rows - or so'],
  ])('what a reader saw begins nothing in the Markdown of a report: %j', (saw, line) => {
    expect(reportMarkdown(shown, `It turned.\n${saw}`, shown.link, speaker())).toContain(`> It turned.\n> ${line}\n`);
  });

  test('goes into a report with what a reader saw, whatever that is', () => {
    const saw = '<img src=x onerror=alert(1)>\n# [T](javascript:alert(1)) & `T` stayed';
    const link = reportLink(shown.link, saw);
    expect(reportedIn(new URL(link).search, 'worked')).toBe(saw);
    expect(reportedIn(new URL(link).search, 'other')).toBe('');
    expect(linkedScenario(new URL(link).search, 'worked')?.text).toBe(printScenario(scenario));
    expect(new URL(shareLink(link, 'worked', scenario)).searchParams.has('saw')).toBe(false);
    const report = reportMarkdown(shown, saw, link, speaker());
    expect(report).toContain(
      '> \\<img src=x onerror=alert(1)\\>\n> \\# \\[T\\](javascript:alert(1)) \\& \\`T\\` stayed\n',
    );
    expect(report).toContain('    ...#TTT###\n');
    expect(report).toContain(`    ${printScenario(scenario)}\n`);
    expect(report).toContain('- Test 5, kick (-1, -2): fits. The piece rotates.\n');
    expect(reportedIn(new URL(reportLink(shown.link, 'x'.repeat(5000))).search, 'worked')).toHaveLength(LONGEST_REPORT);
    const letters = 'x'.repeat(LONGEST_REPORT - 1);
    expect(reportedIn(new URL(reportLink(shown.link, `${letters}🎮`)).search, 'worked')).toBe(letters);
    expect(reportedIn(`?figure=worked&saw=${letters}🎮`, 'worked')).toBe(letters);
  });

  test('has in a report the rows of a board that is no field, and whatever text was put in', () => {
    const report = reportMarkdown(
      { ...shown, board: '.##.\n.##.', input: 'Title: t\n\nO-12' },
      '',
      shown.link,
      speaker(),
    );
    expect(report).toContain('\n\n    .##.\n    .##.\n\n    Title: t\n    \n    O-12\n\n');
    expect(report).not.toContain('TTT');
    expect(report).not.toContain('    system=');
  });

  test('in an address of any kind never throws', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        linkedScenario(`?figure=worked&${query}`, 'worked');
      }),
      { seed: 20261120, numRuns: cases(500) },
    );
  });
});

describe('words that drive a figure', () => {
  test('change what they name and leave the rest', () => {
    const wanted = readShow('step=3 board=..........');
    const changed = changedScenario(scenario, wanted);
    expect(wanted.step).toBe(3);
    expect(changed.ok && changed.value.field.rows).toEqual([]);
    expect(changed.ok && changed.value.placement).toEqual(scenario.placement);
  });

  test('that only name a step keep the scenario as it is', () => {
    const changed = changedScenario(scenario, readShow('step=2'));
    expect(changed.ok && changed.value).toBe(scenario);
  });

  test('without a value are taken away', () => {
    const height = changedScenario(scenario, readShow('height=18'));
    const again = height.ok && changedScenario(height.value, readShow('height='));
    expect(again && again.ok && printScenario(again.value)).toBe(printScenario({ ...scenario, step: null }));
  });

  test('that are wrong give a diagnostic', () => {
    expect(changedScenario(scenario, readShow('piece=Q'))).toMatchObject({
      ok: false,
      diagnostics: [{ code: 'scenario.piece' }],
    });
  });
});

import { diagnoser, failed, ok, type Result } from '#engine/diagnostics.ts';

/** The messages for wrong parameters of a game. */
const diagnose = diagnoser({
  'ptn.word': '"{found}" is not a parameter of a game; write step and a number, as in step=3.',
  'ptn.step': '"{found}" is not a step of this game; steps are 0, the start, to {last}.',
});

/** Reads `step=18`, the step that a page or a link requests. */
export function readRequest(line: string, last: number): Result<number> {
  let step: number | null = null;
  for (const { 0: word, index } of line.matchAll(/\S+/g)) {
    const span = { start: index, end: index + word.length };
    const [name = '', value = ''] = word.split('=', 2);
    if (name !== 'step') return failed(diagnose('ptn.word', span, { found: name }));
    step = /^\d{1,7}$/.test(value) ? Number(value) : -1;
    if (step < 0 || step > last) return failed(diagnose('ptn.step', span, { found: value, last }));
  }
  return step === null
    ? failed(diagnose('ptn.word', { start: 0, end: line.length }, { found: line.trim() }))
    : ok(step);
}

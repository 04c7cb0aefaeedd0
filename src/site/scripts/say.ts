import { askToShow, followFigure, isShown, requestFor, stateOf, wantedParams } from '#figure/drive.ts';

/** Marks that do not begin a line. */
const CLOSING = /^[.,;:!?)\]”’…]+/u;

/** A line may break after any button. So the word is put into a span with the marks after it, which keeps them together. */
function keepPunctuation(word: HTMLElement): void {
  const after = word.nextSibling;
  const marks = after instanceof Text ? CLOSING.exec(after.data)?.[0] : undefined;
  if (!(after instanceof Text) || marks === undefined) return;
  after.deleteData(0, marks.length);
  const together = document.createElement('span');
  together.className = 'say-together';
  word.before(together);
  together.append(word, marks);
}

/** Turns words that drive a figure into buttons, and marks those whose state the figure shows. */
function bringToLife(word: HTMLElement): void {
  const { drives = '', say = '' } = word.dataset;
  const figure = document.getElementById(drives);
  if (!figure) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = word.className;
  button.append(...word.childNodes);
  word.removeAttribute('class');
  word.append(button);
  keepPunctuation(word);

  const wanted = () => wantedParams(stateOf(figure), say);
  button.addEventListener('click', () => askToShow(figure, requestFor(stateOf(figure), wanted())));
  followFigure(figure, () => {
    button.ariaPressed = String(isShown(stateOf(figure), wanted()));
  });
}

for (const word of document.querySelectorAll<HTMLElement>('[data-say]')) bringToLife(word);

import { askToShow, followFigure, isShown, requestFor, stateOf, wantedWords } from '#figure/drive.ts';

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

  const wanted = () => wantedWords(stateOf(figure), say);
  button.addEventListener('click', () => askToShow(figure, requestFor(stateOf(figure), wanted())));
  followFigure(figure, () => {
    button.ariaPressed = String(isShown(stateOf(figure), wanted()));
  });
}

for (const word of document.querySelectorAll<HTMLElement>('[data-say]')) bringToLife(word);

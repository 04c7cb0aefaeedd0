import { AWAY_EVENT } from '#figure/events.ts';

document.addEventListener(AWAY_EVENT, (event) => {
  const { target: figure } = event;
  const word = document.activeElement;
  if (!(figure instanceof HTMLElement) || !(word instanceof HTMLElement)) return;
  event.preventDefault();
  const scroll = (): void => figure.scrollIntoView();
  import('./figureDock.ts').then(({ dock }) => {
    if (!dock(figure, word)) scroll();
  }, scroll);
});

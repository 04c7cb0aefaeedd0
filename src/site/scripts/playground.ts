import { whenLoaded } from '#board/whenLoaded.ts';
import { STEP_EVENT } from '#figure/events.ts';
import { parseParams } from '#text/params.ts';
import { elementMarkup, markupParts } from '#site/playground/elementMarkup.ts';

interface ShownElement extends HTMLElement {
  readonly getState: () => string;
}

/** Shows the chosen element with its markup. The markup follows what the reader does in the figure. */
function openPlayground(root: HTMLElement): void {
  const [element, opening, theme] = [...root.querySelectorAll('select')] as [
    HTMLSelectElement,
    HTMLSelectElement,
    HTMLSelectElement,
  ];
  const code = root.querySelector('pre')!;
  const stage = root.querySelector<HTMLElement>('.shown')!;
  const status = root.querySelector('[role="status"]')!;
  const others = root.querySelector('template')!.content.querySelectorAll('option');
  const openings = [...opening.options, ...others];
  let attributes = new Map<string, string>();
  let isReported = false;

  const shown = (): ReadonlyMap<string, string> =>
    theme.value === 'auto' ? attributes : new Map([...attributes, ['theme', theme.value]]);

  function made(): HTMLElement {
    const figure = document.createElement(element.value);
    for (const [name, value] of shown()) figure.setAttribute(name, value);
    return figure;
  }

  // The elements and the figure weigh more than the page, so they wait until the reader comes to them.
  const coming = new IntersectionObserver(([entry]) => {
    if (!entry!.isIntersecting) return;
    coming.disconnect();
    stage.replaceChildren(made());
    whenLoaded(
      () => import(/* @vite-ignore */ root.dataset['script']!),
      () => undefined,
    );
  });

  function write(): void {
    status.textContent = '';
    const parts = markupParts(elementMarkup(element.value, shown())).map(({ text, is }) => {
      const part = document.createElement('span');
      part.className = is;
      part.textContent = text;
      return part;
    });
    code.replaceChildren(...parts);
  }

  function show(): void {
    attributes = new Map(parseParams(opening.value));
    isReported = false;
    // Before the reader comes to the figure there is none to replace.
    if (stage.firstElementChild) stage.replaceChildren(made());
    write();
  }

  function choose(): void {
    opening.replaceChildren(...openings.filter(({ dataset }) => dataset['element'] === element.value));
    opening.selectedIndex = 0;
    show();
  }

  element.addEventListener('change', choose);
  opening.addEventListener('change', show);
  theme.addEventListener('change', () => {
    stage.firstElementChild?.setAttribute('theme', theme.value);
    write();
  });
  stage.addEventListener(STEP_EVENT, ({ target }) => {
    // The first report is that of the opening, whose shorter markup stays.
    if (isReported) {
      const params = element.selectedOptions[0]!.dataset['params']!.split(' ');
      const state = parseParams((target as ShownElement).getState());
      const others = [...attributes].filter(([name]) => !params.includes(name));
      attributes = new Map([...[...state].filter(([name]) => params.includes(name)), ...others]);
      write();
    }
    isReported = true;
  });
  root.querySelector('button')!.addEventListener('click', () => {
    const say = (what: 'copied' | 'selected') => () => {
      status.textContent = root.dataset[what]!;
    };
    navigator.clipboard.writeText(code.textContent).then(say('copied'), () => {
      // An insecure page or a refused permission. The reader can copy the selected text.
      getSelection()?.selectAllChildren(code);
      say('selected')();
    });
  });
  choose();
  coming.observe(stage);
}

for (const root of document.querySelectorAll<HTMLElement>('[data-playground]')) openPlayground(root);

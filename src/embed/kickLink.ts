import { Base } from './element.ts';
import { ELEMENTS } from './elements.ts';

const { words: WORDS } = ELEMENTS['kick-stepper'];
/** Without these an address says no scenario. */
const NEEDED = ['system', 'piece', 'turn'];

/** The scenario that the address of a link holds, as a line; null where it holds none. */
function scenarioOf({ href }: HTMLAnchorElement): string | null {
  const given = [...new URL(href, document.baseURI).searchParams].filter(([name]) => WORDS.includes(name));
  if (!NEEDED.every((name) => given.some(([own]) => own === name))) return null;
  return given.map(([name, value]) => `${name}=${value}`).join(' ');
}

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;

/**
 * `<kick-link><a href="…">…</a></kick-link>`: pressed, the link shows its scenario in the stepper that `for` names, in the only one of the
 * page, or in a small one that opens under it. In every other case it is the link that it was.
 */
export class KickLink extends Base {
  connectedCallback(): void {
    if (this.shadowRoot) return;
    this.attachShadow({ mode: 'open' }).append(document.createElement('slot'));
    this.addEventListener('click', (event) => this.#press(event));
  }

  #press(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !this.contains(link) || event.defaultPrevented || !isPlain(event)) return;
    const line = scenarioOf(link);
    if (line === null) return;
    event.preventDefault();
    void import('./followLink.ts').then(({ followLink }) => followLink(this, link, line));
  }
}

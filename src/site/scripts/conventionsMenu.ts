import { CONVENTION_NAMES, CONVENTIONS_EVENT, printConventions, readConventions } from '#text/conventions.ts';
import { chooseConventions, conventionsNow, keepConventions, plainAddress } from './conventionState.ts';

/** The radio groups of the conventions: those of the header, and those of the page that explains them. */
class ConventionsMenu extends HTMLElement {
  connectedCallback(): void {
    const form = this.querySelector('form');
    if (!form) return;
    if (CONVENTION_NAMES.some((name) => new URLSearchParams(location.search).has(name)))
      keepConventions(conventionsNow());
    this.#show(form);
    form.addEventListener('change', () => {
      const chosen = new FormData(form);
      chooseConventions(readConventions((name) => String(chosen.get(name))));
    });
    document.addEventListener(CONVENTIONS_EVENT, () => this.#show(form));
    form.addEventListener('submit', (event) => event.preventDefault());
  }

  #show(form: HTMLFormElement): void {
    const conventions = conventionsNow();
    for (const name of CONVENTION_NAMES) {
      const radio = form.querySelector<HTMLInputElement>(`input[name="${name}"][value="${conventions[name]}"]`);
      if (!radio) continue;
      radio.checked = true;
      const summary = this.querySelector(`[data-shows="${name}"]`);
      if (summary) summary.textContent = radio.dataset['short'] ?? radio.value;
    }
    const link = form.querySelector('a');
    if (!link) return;
    const address = plainAddress();
    const others = address.search.slice(1);
    address.search = [others, printConventions(conventions)].filter(Boolean).join('&');
    link.href = address.href;
  }
}

customElements.define('wk-conventions', ConventionsMenu);

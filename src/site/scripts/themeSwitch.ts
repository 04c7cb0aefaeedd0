const THEMES = ['light', 'dark', 'auto'] as const;
type Theme = (typeof THEMES)[number];

/** Starlight's storage key for the theme. An inline script in the head reads it before the first paint. */
const KEY = 'starlight-theme';
const system = matchMedia('(prefers-color-scheme: dark)');

function stored(): Theme {
  try {
    return THEMES.find((theme) => theme === localStorage.getItem(KEY)) ?? 'auto';
  } catch {
    return 'auto'; // storage is blocked, so there is no choice
  }
}

function store(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme === 'auto' ? '' : theme);
  } catch {
    return; // storage is blocked: the choice lasts for this page
  }
}

class ThemeSwitch extends HTMLElement {
  #theme = stored();

  connectedCallback(): void {
    this.#show();
    this.addEventListener('click', (event) => {
      const button = (event.target as Element).closest('button');
      if (button) this.#press(button);
    });
    system.addEventListener('change', () => this.#show());
  }

  #button(theme: Theme): HTMLButtonElement | null {
    return this.querySelector(`button[value="${theme}"]`);
  }

  /** On a phone only the pressed button is visible, and pressing it selects the next theme. */
  #press(button: HTMLButtonElement): void {
    const index = THEMES.findIndex((theme) => theme === button.value);
    const next = THEMES[(index + 1) % THEMES.length] ?? 'auto';
    const alone = this.#button(next)?.checkVisibility() === false;
    this.#theme = alone ? next : (THEMES[index] ?? 'auto');
    store(this.#theme);
    this.#show();
    this.#button(this.#theme)?.focus();
  }

  #show(): void {
    const automatic = system.matches ? 'dark' : 'light';
    document.documentElement.dataset['theme'] = this.#theme === 'auto' ? automatic : this.#theme;
    for (const theme of THEMES) this.#button(theme)?.setAttribute('aria-pressed', String(theme === this.#theme));
  }
}

customElements.define('wk-theme', ThemeSwitch);

/** Returns the language of the page around an element; English if the page names none. */
export function languageOf(element: Element): string {
  const language = element.closest<HTMLElement>('[lang]')?.lang ?? '';
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'en';
  } catch {
    return 'en';
  }
}

import { readdirSync } from 'node:fs';

/**
 * Returns Starlight's locales, one for each file of interface strings: `en.json` is the root language, and `de.json` would put German pages
 * under `/de/`.
 */
export function locales(folder: string): Record<string, { label: string; lang: string }> {
  const languages = readdirSync(folder).flatMap((file) =>
    file.endsWith('.json') ? [file.slice(0, -'.json'.length)] : [],
  );
  return Object.fromEntries(
    languages.map((lang) => {
      const label = new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang;
      return [lang === 'en' ? 'root' : lang, { label, lang }];
    }),
  );
}

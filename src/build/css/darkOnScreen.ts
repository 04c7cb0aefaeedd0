/**
 * The colours of the dark theme hold on screens only: paper is light. Without scripts the document stands in the dark theme
 * (Starlight writes it so) and the system's wish decides, therefore a reader who prefers light gets light.
 */
const SCREEN = '@media screen and (scripting), screen and (prefers-color-scheme: dark)';
const DARK = /:root\[data-theme='dark'\] \{[^}]*\}/;

export function darkOnScreen() {
  return {
    name: 'wallkick-dark-on-screen',
    enforce: 'pre' as const,
    transform: {
      filter: { id: /\/styles\/tokens\.css$/ },
      handler(code: string) {
        if (!DARK.test(code)) throw new Error('tokens.css: the colours of the dark theme were not found.');
        return { code: code.replace(DARK, (rule) => `${SCREEN} { ${rule} }`), map: null };
      },
    },
  };
}

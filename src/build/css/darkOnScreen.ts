/**
 * Dark colours apply on screens only, because paper is light. Starlight writes the dark theme into documents. Without scripts the system
 * preference decides, so a reader who prefers light gets light.
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

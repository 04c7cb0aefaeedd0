/** All styles of the elements as one string: put together by the build (vite.config.ts). */
declare module 'styles:embed' {
  export const styles: string;
}

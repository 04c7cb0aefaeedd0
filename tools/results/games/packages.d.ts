// Of its packages the project uses no types: they are installed only where results are made.
declare module '*/OPTIONS.js' {
  const options: {
    readonly display: object;
    readonly blocks: readonly { readonly types: Readonly<Record<string, number[][]>> }[];
  };
  export default options;
}

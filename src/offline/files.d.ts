declare module 'offline:files' {
  /** The files of the build that the worker belongs to. */
  const site: import('./kept.ts').KeptSite;
  export default site;
}

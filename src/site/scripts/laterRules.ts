// Hydration needs the rules of every system that a figure names. It is written into pages without them, and asks here.

declare global {
  // eslint-disable-next-line no-var
  var rulesFor: ((text: string) => Promise<unknown>) | undefined;
}

globalThis.rulesFor = async (text) => (await import('#rules/laterSystems.ts')).systemsNamedIn(text);

export {};

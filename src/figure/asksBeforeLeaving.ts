/** Makes the browser ask before the page is left, because a text that the reader wrote would be lost. Returns a function that ends it. */
export function asksBeforeLeaving(): () => void {
  const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
}

/**
 * Makes the browser ask before the page is left, because something that the reader made would be lost. Returns a function that ends it.
 * @param isLost asked when the page is about to be left
 */
export function asksBeforeLeaving(isLost: () => boolean = () => true): () => void {
  const ask = (event: BeforeUnloadEvent): void => {
    if (isLost()) event.preventDefault();
  };
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
}

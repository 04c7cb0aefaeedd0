/** Stands in a drawing for widgets/contract/stepperSharing.ts: the menu opens when the component has come. */
export const stepperSharing = (): { readonly offer: undefined; readonly lab: undefined } => ({
  offer: undefined,
  lab: undefined,
});

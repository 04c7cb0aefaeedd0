/** Stands in a drawing for widgets/contract/whole.ts: a drawing is never whole, as nothing in it lives. */
/* @__NO_SIDE_EFFECTS__ */
export const whenWhole = (_then: () => void): void => undefined;

// Events between figures and the code that drives them.

/** Asks a figure to change its state. `detail` is a query, see `readShow`. */
export const SHOW_EVENT = 'wallkick-show';
/** Bubbles from a figure that was asked to show something while it is out of sight. A page that shows it elsewhere prevents the scrolling. */
export const AWAY_EVENT = 'wallkick-away';
/** Makes the current state the one that reset returns to. Figures ignore it if their last request was wrong. */
export const KEEP_EVENT = 'wallkick-keep';
/** Bubbles from a figure whenever its state changes. */
export const STEP_EVENT = 'wallkick-step';
/** Bubbles from a stepper after another scenario: by an edit, a reset or a request. */
export const CHANGE_EVENT = 'wallkick-change';
/** Bubbles from a stepper at its outcome. */
export const END_EVENT = 'wallkick-end';
/** Bubbles from the parent of a figure that could not be made or was removed. The earlier contents are visible again. */
export const FAULT_EVENT = 'wallkick-fault';

/** Returns the request that reached a figure before it was hydrated. */
export const earlyRequest = ({ dataset }: HTMLElement): string | undefined => dataset['show'];

/** Dispatched on the island of a figure when one of its components threw. */
export const THROW_EVENT = 'wallkick-throw';

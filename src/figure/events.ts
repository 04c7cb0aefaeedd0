// How figures and what drives them call each other.

/** Asks a figure to change what it shows; `detail` is a line of words, see `readShow`. */
export const SHOW_EVENT = 'wallkick-show';
/** Asks a figure to go back, on reset, to what it shows now; heard only where what it was last asked to show was right. */
export const KEEP_EVENT = 'wallkick-keep';
/** Sent by a figure, bubbling, whenever it shows something else. */
export const STEP_EVENT = 'wallkick-step';
/** Sent by a stepper, bubbling, when its scenario is another one: edited, reset or set from outside. */
export const CHANGE_EVENT = 'wallkick-change';
/** Sent by a stepper, bubbling, when it comes to the outcome. */
export const END_EVENT = 'wallkick-end';
/** Sent by what holds a figure, bubbling, when the figure could not be made or had to be taken away: what stood there before is back. */
export const FAULT_EVENT = 'wallkick-fault';

/** What a figure was asked to show before it was alive. */
export const earlyRequest = ({ dataset }: HTMLElement): string | undefined => dataset['show'];

/** Dispatched on the island of a figure of the site when one of its components threw. */
export const THROW_EVENT = 'wallkick-throw';

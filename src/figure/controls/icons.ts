// Stroked paths for buttons, on a 20 by 20 grid. Each is an export, so that a bundle holds those that it draws.

export const reset = 'M4 4v4.5h4.5M4.4 8.3A6.4 6.4 0 1 1 3.8 12';
export const left = 'M12.5 4.5 7 10l5.5 5.5';
export const right = 'M7.5 4.5 13 10l-5.5 5.5';
export const down = 'M4.5 7.5 10 13l5.5-5.5';
export const drop = 'M10 2.8v10M5.6 8.6 10 13l4.4-4.4M4 17h12';
export const clockwise = 'M16 4v4.5h-4.5M15.6 8.3A6.4 6.4 0 1 0 16.2 12';
export const counterClockwise = 'M4 4v4.5h4.5M4.4 8.3A6.4 6.4 0 1 1 3.8 12';
export const undo = 'M7.5 4.5 4 8l3.5 3.5M4 8h7.5a4.2 4.2 0 0 1 0 8.4H8';
export const redo = 'M12.5 4.5 16 8l-3.5 3.5M16 8H8.5a4.2 4.2 0 0 0 0 8.4H12';
export const play = 'M7 4.4v11.2L15.6 10z';
export const pause = 'M6.5 4.5v11M13.5 4.5v11';
export const plus = 'M10 4v12M4 10h12';
export const copy = 'M7 7V3.5h9.5V13H13M3.5 7H13v9.5H3.5z';
export const share = 'M10 12.5V2.8M6.4 6 10 2.6 13.6 6M5 9.5H3.6v7.8h12.8V9.5H15';
export const edit = 'm4 16 .8-3.6L13.6 3.6l2.8 2.8-8.8 8.8zM11.8 5.4l2.8 2.8';
export const unequal = 'M4 7.6h12M4 12.4h12M13.2 3.6 6.8 16.4';
export const close = 'M4.5 4.5l11 11M15.5 4.5l-11 11';

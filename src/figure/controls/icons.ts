// Stroked paths for buttons, on a 20 by 20 grid. Each is an export, so that a bundle holds those that it draws.

export const reset = 'M4 4v4.5h4.5M4.4 8.3A6.4 6.4 0 1 1 3.8 12';
export const left = 'M12.5 4.5 7 10l5.5 5.5';
export const right = 'M7.5 4.5 13 10l-5.5 5.5';
export const drop = 'M10 2.8v10M5.6 8.6 10 13l4.4-4.4M4 17h12';
export const play = 'M7 4.4v11.2L15.6 10z';
export const pause = 'M6.5 4.5v11M13.5 4.5v11';
export const plus = 'M10 4v12M4 10h12';
export const copy = 'M7 7V3.5h9.5V13H13M3.5 7H13v9.5H3.5z';
export const share = 'M10 12.5V2.8M6.4 6 10 2.6 13.6 6M5 9.5H3.6v7.8h12.8V9.5H15';
export const edit = 'm4 16 .8-3.6L13.6 3.6l2.8 2.8-8.8 8.8zM11.8 5.4l2.8 2.8';
export const close = 'M4.5 4.5l11 11M15.5 4.5l-11 11';
export const unequal = 'M4 7.6h12M4 12.4h12M13.2 3.6 6.8 16.4';

// Paths like those of icons.ts that few figures draw. Pages with a stepper load all of icons.ts, and these only with their figure.

export const why = 'M7.2 7.4a2.9 2.9 0 1 1 4.4 2.5c-1 .6-1.6 1.3-1.6 2.6M10 16v.4';
export const swap = 'M4 7h11.5M12.5 3.8 15.8 7l-3.3 3.2M16 13H4.5M7.5 9.8 4.2 13l3.3 3.2';
export const up = 'M4.5 12.5 10 7l5.5 5.5';
export const open = 'M3 15.5v-11h5l1.6 2H17v9z';
export const enter = 'M10 3v9.5M6.2 8.9 10 12.7l3.8-3.8M3.6 12.5v4.8h12.8v-4.8';
export const leave = 'M10 12.7V3M6.2 6.6 10 2.8l3.8 3.8M3.6 12.5v4.8h12.8v-4.8';
export const link =
  'M8.3 11.7a3.2 3.2 0 0 0 4.6 0l3-3a3.25 3.25 0 0 0-4.6-4.6L10.1 5.3M11.7 8.3a3.2 3.2 0 0 0-4.6 0l-3 3a3.25 3.25 0 0 0 4.6 4.6l1.2-1.2';
export const down = 'M4.5 7.5 10 13l5.5-5.5';
export const clockwise = 'M16 4v4.5h-4.5M15.6 8.3A6.4 6.4 0 1 0 16.2 12';
export const counterClockwise = 'M4 4v4.5h4.5M4.4 8.3A6.4 6.4 0 1 1 3.8 12';
export const undo = 'M7.5 4.5 4 8l3.5 3.5M4 8h7.5a4.2 4.2 0 0 1 0 8.4H8';
export const redo = 'M12.5 4.5 16 8l-3.5 3.5M16 8H8.5a4.2 4.2 0 0 0 0 8.4H12';

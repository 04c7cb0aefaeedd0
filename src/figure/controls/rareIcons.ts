// Paths like those of icons.ts that few figures draw. Pages with a stepper load all of icons.ts, and these only with their figure.

export const why = 'M7.2 7.4a2.9 2.9 0 1 1 4.4 2.5c-1 .6-1.6 1.3-1.6 2.6M10 16v.4';
export const swap = 'M4 7h11.5M12.5 3.8 15.8 7l-3.3 3.2M16 13H4.5M7.5 9.8 4.2 13l3.3 3.2';
export const up = 'M4.5 12.5 10 7l5.5 5.5';
export const open = 'M3 15.5v-11h5l1.6 2H17v9z';
export const enter = 'M10 3v9.5M6.2 8.9 10 12.7l3.8-3.8M3.6 12.5v4.8h12.8v-4.8';
export const leave = 'M10 12.7V3M6.2 6.6 10 2.8l3.8 3.8M3.6 12.5v4.8h12.8v-4.8';
export const link =
  'M8.3 11.7a3.2 3.2 0 0 0 4.6 0l3-3a3.25 3.25 0 0 0-4.6-4.6L10.1 5.3M11.7 8.3a3.2 3.2 0 0 0-4.6 0l-3 3a3.25 3.25 0 0 0 4.6 4.6l1.2-1.2';

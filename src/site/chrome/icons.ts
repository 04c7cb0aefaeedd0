/** Stroked icons on a 20-square grid, as content of an SVG element. */
export const icons = {
  menu: '<path d="M1.5 5h17M1.5 10h17M1.5 15h17"/>',
  close: '<path d="m4 4 12 12M16 4 4 16"/>',
  search: '<circle cx="8.5" cy="8.5" r="6"/><path d="m13 13 5 5"/>',
  axes: '<path d="M4.5 2v13.5H18M1.8 4.8 4.5 1.7l2.7 3.1M15 12.8l3.1 2.7L15 18.2"/>',
  light:
    '<circle cx="10" cy="10" r="3.6"/><path d="M10 1.6v2.6M10 15.8v2.6M1.6 10h2.6M15.8 10h2.6M4 4l1.9 1.9M14.1 14.1 16 16M16 4l-1.9 1.9M5.9 14.1 4 16"/>',
  dark: '<path d="M16.5 12.2A7 7 0 1 1 7.8 3.5a5.6 5.6 0 0 0 8.7 8.7Z"/>',
  auto: '<circle cx="10" cy="10" r="7"/><path d="M10 3a7 7 0 0 1 0 14Z" fill="currentColor"/>',
} as const;

export type IconName = keyof typeof icons;

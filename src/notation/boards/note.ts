/** What was done with a text so that it could be read, beyond taking it as it is. */
export interface Note {
  readonly code: NoteCode;
  readonly values: Readonly<Record<string, string | number>>;
}

/** Everything that readers of boards may report. Interface strings `pasted.CODE` are its sentences. */
export const NOTE_CODES = [
  'size',
  'blanks',
  'padded',
  'spacing',
  'walls',
  'frame',
  'numbers',
  'columns',
  'height',
  'filled',
  'empty',
  'piece',
  'several',
  'text',
  'other',
  'topFirst',
  'bottomFirst',
  'arrow',
  'behindArrow',
  'firstLine',
  'pages',
  'fumens',
  'garbage',
  'comment',
  'line',
  'system',
  'turnUnused',
  'stayed',
  'moved',
] as const;
export type NoteCode = (typeof NOTE_CODES)[number];

export const note = (code: NoteCode, values: Note['values'] = {}): Note => ({ code, values });

/** A short play that shows one thing: a scene in its text form, opened at the frame that tells. */
export interface LabScene {
  readonly name: string;
  readonly query: string;
}

/**
 * @param start the parameters of the scene before its buttons, in printing order
 * @param buttons a recording, with `_` for blanks
 */
export const labScene = (name: string, start: string, buttons: string, frame: number): LabScene => ({
  name,
  query: `${start} buttons=${buttons} frame=${frame}`,
});

const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

const crcOf = (bytes: Uint8Array): number => ~bytes.reduce((crc, byte) => CRC[(crc ^ byte) & 0xff]! ^ (crc >>> 8), ~0);

/** An `iTXt` chunk: a keyword and a text in UTF-8, not compressed. */
function textChunk(keyword: string, text: string): Uint8Array {
  const content = new TextEncoder().encode(`iTXt${keyword}\0\0\0\0\0${text}`);
  const chunk = new Uint8Array(content.length + 8);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, content.length - 4);
  chunk.set(content, 4);
  view.setUint32(content.length + 4, crcOf(content));
  return chunk;
}

/** Where the first chunk of a PNG ends: its signature, and the header with length, name and sum. */
const HEADER_END = 8 + 25;

/**
 * Adds texts to a PNG file, such as `Title` and `Copyright`.
 * @see https://www.w3.org/TR/png-3/#11keywords
 */
export function withPngTexts(png: Uint8Array, texts: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const chunks = Object.entries(texts).map(([keyword, text]) => textChunk(keyword, text));
  const file = new Uint8Array(png.length + chunks.reduce((sum, { length }) => sum + length, 0));
  file.set(png.subarray(0, HEADER_END));
  let at = HEADER_END;
  for (const chunk of chunks) {
    file.set(chunk, at);
    at += chunk.length;
  }
  file.set(png.subarray(HEADER_END), at);
  return file;
}

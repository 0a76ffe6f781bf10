/** The encodings of a CSV file: UTF-16 as a spreadsheet's "Unicode text", or single bytes. */
export type CsvEncoding = 'utf-16le' | 'utf-16be' | 'bytes';

/**
 * Returns the encoding of a file by its first bytes; null if they are those of another format: a workbook, a picture, a
 * PDF, or the web page that came in place of a download. Sixteen bytes are enough.
 */
export function csvEncodingOf(start: Uint8Array): CsvEncoding | null {
  const [first, second] = start;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (start.some((byte) => byte < 32 && byte !== 9 && byte !== 10 && byte !== 13)) return null;
  const text = new TextDecoder().decode(start).trimStart();
  return text.startsWith('<') || text.startsWith('%PDF') ? null : 'bytes';
}

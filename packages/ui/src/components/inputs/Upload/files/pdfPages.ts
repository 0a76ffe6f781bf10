import type { ByteSource } from '../formats/byteSource.ts';

/** So much of the start and of the end is read; a page tree in between is not looked for. */
const most = 1024 * 1024;
/** Characters of the root of a page tree; one with more is not counted. */
const longestDictionary = 20_000;

/**
 * The number of pages of a PDF, where it can be read without unpacking streams: from the header of a linearized file, or
 * from the last root of its page tree (ISO 32000-2, 7.7.3.2 and annex F). Null where neither is readable.
 */
export async function pdfPages(source: ByteSource): Promise<number | null> {
  const head = latin(await source.read(0, Math.min(source.size, most)));
  const linearized = head.slice(0, 2048).match(/\/Linearized\b[^>]{0,300}?\/N\s+(\d{1,6})\b/);
  if (linearized) return Number(linearized[1]);
  const tail =
    source.size > most ? latin(await source.read(Math.max(most, source.size - most), source.size)) : '';
  let pages: number | null = null;
  // Each object ends with `endobj`, so each character is read once.
  for (const object of [...head.split('endobj'), ...tail.split('endobj')]) {
    const dictionary = object.slice(-longestDictionary);
    const count = /\/Type\s{0,4}\/Pages\b/.test(dictionary) && dictionary.match(/\/Count\s+(\d{1,6})\b/);
    // Only the root has no parent; a later edit appends another root, which counts.
    if (count && !/\/Parent\b/.test(dictionary)) pages = Number(count[1]);
  }
  return pages;
}

function latin(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}

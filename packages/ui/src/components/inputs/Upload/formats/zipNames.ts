import type { ByteSource } from './byteSource.ts';

/** The end record has 22 bytes and a comment of at most 65,535, APPNOTE.TXT 4.3.16. */
const endLength = 22;
const longestEnd = endLength + 65_535;
/** The rest of the list is not read: the entries that identify a document are within this size. */
const longestList = 256 * 1024;

/**
 * The names of the entries of a ZIP archive, from its central directory; null where the archive has none, because it was
 * cut off. Reads no entry. A list that is longer than 256 KiB, or that ZIP64 places beyond 4 GiB, is read in part.
 */
export async function zipNames(source: ByteSource): Promise<readonly string[] | null> {
  const tailStart = Math.max(0, source.size - longestEnd);
  const tail = await source.read(tailStart, source.size);
  const at = endRecordIn(tail);
  if (at === null) return null;
  const view = viewOf(tail);
  const listLength = view.getUint32(at + 12, true);
  const listStart = view.getUint32(at + 16, true);
  if (listStart === 0xffff_ffff) return [];
  if (listStart + listLength > tailStart + at) return null;
  const list = await source.read(listStart, listStart + Math.min(listLength, longestList));
  return namesIn(list);
}

/** Returns the start of the end record: the last signature whose comment ends with the file. */
function endRecordIn(tail: Uint8Array): number | null {
  const view = viewOf(tail);
  for (let at = tail.length - endLength; at >= 0; at--) {
    if (view.getUint32(at, true) !== 0x0605_4b50) continue;
    if (at + endLength + view.getUint16(at + 20, true) === tail.length) return at;
  }
  return null;
}

function namesIn(list: Uint8Array): string[] {
  const view = viewOf(list);
  const text = new TextDecoder();
  const names: string[] = [];
  let at = 0;
  while (at + 46 <= list.length && view.getUint32(at, true) === 0x0201_4b50) {
    const nameLength = view.getUint16(at + 28, true);
    names.push(text.decode(list.subarray(at + 46, at + 46 + nameLength)));
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return names;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

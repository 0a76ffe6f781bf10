import type { ByteSource } from './byteSource.ts';

/** The directory of an Office document has a few sectors; a longer chain is an attack. */
const mostSectors = 32;
const lastSector = 0xffff_fffa;

/** The names in the directory of a compound file, [MS-CFB] 2.6: streams and folders of an older Office document. */
export async function compoundNames(source: ByteSource, head: Uint8Array): Promise<readonly string[]> {
  if (head.length < 512) return [];
  const header = viewOf(head);
  const shift = header.getUint16(30, true);
  if (shift !== 9 && shift !== 12) return [];
  const sectorSize = 2 ** shift;
  const sectorAt = (sector: number) => source.read((sector + 1) * sectorSize, (sector + 2) * sectorSize);
  const names: string[] = [];
  let sector = header.getUint32(48, true);
  for (let count = 0; count < mostSectors && sector < lastSector; count++) {
    const bytes = await sectorAt(sector);
    if (bytes.length < sectorSize) break;
    names.push(...namesIn(bytes));
    const next = await sectorAfter(sector, header, sectorSize, sectorAt);
    if (next === null) break;
    sector = next;
  }
  return names;
}

/** The next sector of a chain, from the allocation table; null where the header does not name that part of the table. */
async function sectorAfter(
  sector: number,
  header: DataView,
  sectorSize: number,
  sectorAt: (sector: number) => Promise<Uint8Array>,
): Promise<number | null> {
  const perSector = sectorSize / 4;
  const part = Math.floor(sector / perSector);
  // The header itself names the first 109 parts of the table: 7 MB of sectors, and more with larger ones.
  if (part >= 109) return null;
  const table = header.getUint32(76 + part * 4, true);
  if (table >= lastSector) return null;
  const bytes = await sectorAt(table);
  const at = (sector % perSector) * 4;
  return at + 4 <= bytes.length ? viewOf(bytes).getUint32(at, true) : null;
}

/** Entries of 128 bytes: the name in UTF-16, and at 64 its length in bytes with the closing zero. */
function namesIn(bytes: Uint8Array): string[] {
  const view = viewOf(bytes);
  const text = new TextDecoder('utf-16le');
  const names: string[] = [];
  for (let at = 0; at + 128 <= bytes.length; at += 128) {
    const length = view.getUint16(at + 64, true);
    if (length >= 4 && length <= 64) names.push(text.decode(bytes.subarray(at, at + length - 2)));
  }
  return names;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

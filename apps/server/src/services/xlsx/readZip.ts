import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { TableRefused } from './tableProblem.ts';

/** A file of an archive, by the central directory (PKWARE APPNOTE 6.3, 4.3.12). */
export interface ZipEntry {
  readonly method: number;
  readonly packedBytes: number;
  readonly headerAt: number;
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endLength = 22;
const longestComment = 65_535;
const mostEntries = 2000;
const stored = 0;
const deflated = 8;

/** Returns the files of an archive by name. @throws {TableRefused} if it is not an archive */
export async function zipEntries(file: Blob): Promise<Map<string, ZipEntry>> {
  const tailAt = Math.max(0, file.size - endLength - longestComment);
  const tail = Buffer.from(await file.slice(tailAt).arrayBuffer());
  let at = tail.length - endLength;
  while (at >= 0 && tail.readUInt32LE(at) !== endSignature) at -= 1;
  if (at < 0) throw new TableRefused('brokenWorkbook');
  const count = tail.readUInt16LE(at + 10);
  const [size, offset] = [tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)];
  if (count > mostEntries || offset + size > file.size) throw new TableRefused('brokenWorkbook');
  return entriesIn(Buffer.from(await file.slice(offset, offset + size).arrayBuffer()), count);
}

function entriesIn(directory: Buffer, count: number): Map<string, ZipEntry> {
  const entries = new Map<string, ZipEntry>();
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== entrySignature)
      throw new TableRefused('brokenWorkbook');
    const nameLength = directory.readUInt16LE(at + 28);
    const name = directory.toString('utf8', at + 46, at + 46 + nameLength);
    entries.set(name, {
      method: directory.readUInt16LE(at + 10),
      packedBytes: directory.readUInt32LE(at + 20),
      headerAt: directory.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return entries;
}

/**
 * The text of an entry, piece by piece. Counts the unpacked bytes instead of the declared size, because an archive of a
 * few kilobytes may unpack to gigabytes. @throws {TableRefused}
 */
export async function* zipText(file: Blob, entry: ZipEntry, mostBytes: number): AsyncGenerator<string, void> {
  const header = Buffer.from(await file.slice(entry.headerAt, entry.headerAt + 30).arrayBuffer());
  if (header.length < 30) throw new TableRefused('brokenWorkbook');
  const from = entry.headerAt + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
  const packed = file.slice(from, from + entry.packedBytes);
  const decoder = new TextDecoder();
  let bytes = 0;
  try {
    for await (const piece of unpacked(packed, entry.method)) {
      bytes += piece.length;
      if (bytes > mostBytes) throw new TableRefused('tooLargeInside');
      yield decoder.decode(piece, { stream: true });
    }
  } catch (error) {
    throw error instanceof TableRefused ? error : new TableRefused('brokenWorkbook');
  }
  yield decoder.decode();
}

async function* unpacked(packed: Blob, method: number): AsyncGenerator<Uint8Array, void> {
  if (method !== stored && method !== deflated) throw new TableRefused('brokenWorkbook');
  const bytes = Readable.from(packed.stream());
  if (method === stored) {
    yield* bytes;
    return;
  }
  const inflate = createInflateRaw();
  bytes.on('error', (error) => inflate.destroy(error));
  try {
    yield* bytes.pipe(inflate);
  } finally {
    bytes.destroy();
    inflate.destroy();
  }
}

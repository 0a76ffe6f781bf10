import { createReadStream } from 'node:fs';
import { chmod, type FileHandle, mkdir, open, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type ByteReader, byteReader } from './byteReader.ts';
import { BackupError, blockBytes } from './sealedStream.ts';

/** A file or an empty folder of a backup, by its path in it. */
export interface ArchiveEntry {
  readonly path: string;
  readonly mode: number;
  /** Absent for a folder. */
  readonly content?: AsyncIterable<Buffer> | Iterable<Buffer>;
}

interface EntryHead {
  readonly path: string;
  readonly mode: number;
  readonly folder: boolean;
}

/** Writes entries one after the other: the head as JSON, and the content in pieces, each with its length before it. */
export async function* pack(entries: AsyncIterable<ArchiveEntry>): AsyncGenerator<Buffer> {
  for await (const { path, mode, content } of entries) {
    const head: EntryHead = { path, mode, folder: content === undefined };
    const text = Buffer.from(JSON.stringify(head));
    yield sizeOf(text.length);
    yield text;
    for await (const piece of content ?? []) {
      if (piece.length === 0) continue;
      yield sizeOf(piece.length);
      yield piece;
    }
    yield sizeOf(0);
  }
}

function sizeOf(bytes: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(bytes);
  return size;
}

/** Reads a file that may be written to at the same time; nothing if it was deleted. */
export async function* contentOf(path: string): AsyncGenerator<Buffer> {
  try {
    yield* createReadStream(path, { highWaterMark: blockBytes });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}

/** Writes the entries of an archive into folders: `placeOf` returns the path of each. The disk may not have all data yet. */
export async function unpack(
  archive: AsyncIterable<Buffer>,
  placeOf: (path: string) => string,
): Promise<void> {
  const bytes = byteReader(archive);
  const read = bytes.exactly;
  try {
    for (let size = await read(4); size !== null; size = await read(4)) {
      const head = headOf(await read(size.readUInt32BE()));
      const path = placeOf(checkedPath(head.path));
      if (head.folder) {
        await mkdir(path, { recursive: true });
        await read(4);
        await chmod(path, head.mode);
      } else {
        await mkdir(dirname(path), { recursive: true });
        const file = await open(path, 'wx', head.mode);
        try {
          await copyPieces(bytes, file);
        } finally {
          await file.close();
        }
      }
    }
  } finally {
    await bytes.close();
  }
}

/** Writes one piece while the next is read and opened. */
async function copyPieces({ exactly, upTo }: ByteReader, file: FileHandle): Promise<void> {
  let writing: Promise<void> = Promise.resolve();
  try {
    for (;;) {
      const size = (await exactly(4))?.readUInt32BE() ?? 0;
      if (size === 0) return;
      for (let left = size; left > 0; ) {
        const part = await upTo(left);
        if (part === null) throw new BackupError('The backup ends inside a file. Take another backup.');
        left -= part.length;
        await writing;
        writing = writeWhole(file, part);
        // A failure is thrown where it is waited for.
        writing.catch(() => {});
      }
    }
  } finally {
    await writing;
  }
}

/** Unlike `writeFile` of a handle, which writes 512 KB at a time. */
async function writeWhole(file: FileHandle, part: Buffer): Promise<void> {
  for (let at = 0; at < part.length; ) {
    const { bytesWritten } = await file.write(part, at);
    at += bytesWritten;
  }
}

const syncedAtOnce = 16;

/** Resolves once all files of a folder are on the disk, and the folders that name them. */
export async function syncFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
  for (let at = 0; at < paths.length; at += syncedAtOnce) {
    await Promise.all(paths.slice(at, at + syncedAtOnce).map(syncPath));
  }
  await syncPath(folder);
}

/** Resolves once a file, or the names in a folder, are on the disk. */
export async function syncPath(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

function headOf(text: Buffer | null): EntryHead {
  if (text === null) throw new BackupError('The backup ends before its end. Take another backup.');
  const { path, mode, folder }: EntryHead = JSON.parse(text.toString('utf8'));
  return { path, mode, folder };
}

/** Guards what becomes a path: nothing leads out of the folder. */
function checkedPath(path: string): string {
  const parts = path.split('/');
  if (parts.some((part) => part === '' || part === '.' || part === '..' || part.includes('\0')))
    throw new BackupError(`The backup names a file outside of its folder (${path}). Take another backup.`);
  return join(...parts);
}

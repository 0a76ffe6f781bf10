import {
  createCipheriv,
  createDecipheriv,
  createHash,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { type ByteReader, byteReader } from './byteReader.ts';

/** A backup cannot be written or read; the message explains how to fix it. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/**
 * A backup is a header and blocks:
 *
 *     header  16 bytes `FAIRWAY BACKUP 1`, 32 bytes of salt, 16 bytes that tell its key (zeroes without one)
 *     block   4 bytes: length, with the highest bit set in the last one; that many bytes; 16 bytes of authentication
 *
 * With a key a block is AES-256-GCM under HKDF-SHA-256(key, salt), its nonce the number of the block, its additional data the
 * 4 bytes of length. Without, the 16 bytes begin the SHA-256 of salt, number, length and content. So a block that is
 * changed, missing, moved or of another backup is found, and so is a missing end.
 */
const magic = Buffer.from('FAIRWAY BACKUP 1');
const saltBytes = 32;
const markBytes = 16;
const headerBytes = magic.length + saltBytes + markBytes;
const lengthBytes = 4;
const tagBytes = 16;
const lastBit = 0x8000_0000;
export const blockBytes = 1024 * 1024;

interface Keys {
  readonly cipher: Buffer | null;
  /** Identifies the key without revealing any of it. */
  readonly mark: Buffer;
}

function keysOf(key: Uint8Array | null, salt: Buffer): Keys {
  if (key === null) return { cipher: null, mark: Buffer.alloc(markBytes) };
  const derive = (purpose: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, purpose, bytes));
  return { cipher: derive('fairway backup block', 32), mark: derive('fairway backup mark', markBytes) };
}

function nonceOf(number: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(number), 4);
  return nonce;
}

const digest = (salt: Buffer, number: number, length: Buffer, content: Buffer) =>
  createHash('sha256')
    .update(salt)
    .update(nonceOf(number))
    .update(length)
    .update(content)
    .digest()
    .subarray(0, tagBytes);

/** Encodes the content as header and blocks. */
export async function* seal(content: AsyncIterable<Buffer>, key: Uint8Array | null): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes);
  const { cipher, mark } = keysOf(key, salt);
  yield Buffer.concat([magic, salt, mark]);
  let number = 0;
  const block = (plain: Buffer, isLast: boolean) => {
    const length = Buffer.alloc(lengthBytes);
    length.writeUInt32BE((plain.length + (isLast ? lastBit : 0)) >>> 0);
    if (cipher === null) {
      const tag = digest(salt, number, length, plain);
      number += 1;
      return [length, plain, tag];
    }
    const sealing = createCipheriv('aes-256-gcm', cipher, nonceOf(number)).setAAD(length);
    number += 1;
    return [length, sealing.update(plain), sealing.final(), sealing.getAuthTag()];
  };
  let waiting: Buffer | undefined;
  for await (const plain of blocksOf(content)) {
    if (waiting) yield* block(waiting, false);
    waiting = plain;
  }
  yield* block(waiting ?? Buffer.alloc(0), true);
}

/** Joins small pieces, and divides large ones, into blocks. */
async function* blocksOf(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of content) {
    for (let at = 0; at < piece.length; ) {
      const part = piece.subarray(at, at + blockBytes - size);
      pieces.push(part);
      size += part.length;
      at += part.length;
      if (size < blockBytes) continue;
      yield pieces.length === 1 ? part : Buffer.concat(pieces);
      pieces = [];
      size = 0;
    }
  }
  if (size > 0) yield Buffer.concat(pieces);
}

const readsAhead = 2;

/** Reads a file of {@link seal} in whole blocks, of which the next are read while one is used. */
export async function* readSealed(path: string): AsyncGenerator<Buffer> {
  const file = await open(path, 'r');
  const reads: Promise<Buffer>[] = [];
  try {
    let position = 0;
    const readNext = (size: number) => {
      const reading = readAt(file, position, size);
      // A failure is thrown where it is waited for.
      reading.catch(() => {});
      reads.push(reading);
      position += size;
    };
    readNext(headerBytes);
    for (;;) {
      while (reads.length <= readsAhead) readNext(lengthBytes + blockBytes + tagBytes);
      const piece = await reads.shift();
      if (!piece?.length) return;
      yield piece;
    }
  } finally {
    await Promise.allSettled(reads);
    await file.close();
  }
}

/** Reads so many bytes of a file at a position, or fewer at its end. */
async function readAt(file: FileHandle, position: number, size: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafeSlow(size);
  let at = 0;
  while (at < size) {
    const { bytesRead } = await file.read(bytes, at, size - at, position + at);
    if (bytesRead === 0) break;
    at += bytesRead;
  }
  return bytes.subarray(0, at);
}

/** Reads the output of {@link seal}, each block only once it is verified. */
export async function* unseal(sealed: AsyncIterable<Buffer>, key: Uint8Array | null): AsyncGenerator<Buffer> {
  const bytes = byteReader(sealed);
  try {
    yield* openedBlocks(bytes.exactly, key);
  } finally {
    await bytes.close();
  }
}

async function* openedBlocks(read: ByteReader['exactly'], key: Uint8Array | null): AsyncGenerator<Buffer> {
  const header = await read(headerBytes);
  if (!header?.subarray(0, magic.length).equals(magic)) {
    throw new BackupError('This is no backup of Fairway, or its beginning is damaged. Take another backup.');
  }
  const salt = header.subarray(magic.length, magic.length + saltBytes);
  const { cipher, mark } = keysOf(key, salt);
  checkKey(header.subarray(-markBytes), mark, key !== null);
  for (let number = 0; ; number += 1) {
    const length = await read(lengthBytes);
    const value = length?.readUInt32BE() ?? 0;
    const size = value % lastBit;
    if (length && size > blockBytes) throw damaged(number);
    const content = length && (await read(size));
    const tag = content && (await read(tagBytes));
    if (!tag)
      throw new BackupError(`The backup ends in block ${number}, before its end. Take another backup.`);
    yield opened(cipher, salt, number, { length, content, tag });
    if (value >= lastBit) break;
  }
  if (await read(1)) throw new BackupError('Something follows the end of the backup. Take another backup.');
}

function checkKey(fileMark: Buffer, mark: Buffer, hasKey: boolean): void {
  const isOpen = fileMark.equals(Buffer.alloc(markBytes));
  if (isOpen && hasKey) {
    throw new BackupError(
      'This backup is not encrypted, and --key-file was given. Leave it out if you trust this backup.',
    );
  }
  if (!isOpen && !hasKey) throw new BackupError('This backup is encrypted. Give its key by --key-file.');
  if (!timingSafeEqual(fileMark, mark)) {
    throw new BackupError(
      'The key does not open this backup. Give by --key-file the key it was written with.',
    );
  }
}

interface Block {
  readonly length: Buffer;
  readonly content: Buffer;
  readonly tag: Buffer;
}

function opened(
  cipher: Buffer | null,
  salt: Buffer,
  number: number,
  { length, content, tag }: Block,
): Buffer {
  if (cipher === null) {
    if (!digest(salt, number, length, content).equals(tag)) throw damaged(number);
    return content;
  }
  const opening = createDecipheriv('aes-256-gcm', cipher, nonceOf(number)).setAAD(length).setAuthTag(tag);
  try {
    const plain = opening.update(content);
    opening.final();
    return plain;
  } catch {
    throw damaged(number);
  }
}

const damaged = (number: number) =>
  new BackupError(`The backup is damaged in block ${number}. Nothing was restored; take another backup.`);

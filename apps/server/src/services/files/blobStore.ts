import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';

/** The storage of bytes: a folder, or any S3-compatible store. Keys are created by {@link newBlobKey} only. */
export interface BlobStore {
  /** Stores all of the bytes; if it throws, no part of them can be read. */
  put(key: string, bytes: Uint8Array, mediaType: string): Promise<void>;
  /** Null if there is no such blob. */
  get(key: string): Promise<Readable | null>;
  has(key: string): Promise<boolean>;
  /** Succeeds also if there is no such blob. */
  remove(key: string): Promise<void>;
}

/** Returns a random name: no user input ever becomes part of a path. */
export function newBlobKey(): string {
  return randomBytes(16).toString('hex');
}

export function isBlobKey(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text);
}

/** Guards what becomes a path or an address. */
export function checkedKey(key: string): string {
  if (!isBlobKey(key)) throw new TypeError('not a blob key');
  return key;
}

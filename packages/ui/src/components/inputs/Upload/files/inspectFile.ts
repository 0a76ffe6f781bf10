import type { ByteSource } from '../formats/byteSource.ts';
import { type FileKind, fileFormat } from '../formats/fileFormat.ts';
import { PictureRefusal } from '../machine/problems.ts';
import { rememberFacts } from './facts.ts';
import { bytesFor, type MaxBytes } from './limits.ts';
import { pdfPages } from './pdfPages.ts';

/** Limits of a field for files. */
export interface FileLimits {
  readonly accept: readonly FileKind[] | 'any';
  readonly maxBytes: MaxBytes | undefined;
  /** Whether a photo over its limit is made smaller instead of refused. */
  readonly shrink: boolean;
}

/** So many times its limit a photo may weigh before it is made to fit. */
const reach = 8;
/** A larger file is identified by its length, its start and its end: a digest of all bytes would need them in memory. */
const wholeDigest = 32 * 1024 * 1024;
const sample = 1024 * 1024;

/**
 * Refuses what need not be sent, by its bytes and not by its name; remembers format and pages for its row, and resolves
 * to a digest. Throws a `PictureRefusal`.
 */
export async function inspectFile(file: File, { accept, maxBytes, shrink }: FileLimits): Promise<string> {
  if (file.size === 0) throw new PictureRefusal({ kind: 'empty' });
  const source = sourceOf(file);
  const format = await fileFormat(source);
  const { kind } = format;
  if (format.macros) throw new PictureRefusal({ kind: 'macro' });
  if (accept !== 'any' && (kind === 'other' || !accept.includes(kind)))
    throw new PictureRefusal({ kind: 'type' });
  const limit = bytesFor(kind, maxBytes);
  const fits = format.name === 'heic' || (kind === 'picture' && shrink) ? limit * reach : limit;
  if (file.size > fits) throw new PictureRefusal({ kind: 'size', bytes: limit });
  rememberFacts(file, { format, pages: kind === 'pdf' ? await pdfPages(source) : null });
  return digestOf(file);
}

/** Reads a chosen file; one that was moved or changed since can no longer be read. */
function sourceOf(file: Blob): ByteSource {
  return {
    size: file.size,
    async read(start, end) {
      try {
        return new Uint8Array(await file.slice(start, end).arrayBuffer());
      } catch {
        throw new PictureRefusal({ kind: 'unreadable' });
      }
    },
  };
}

async function digestOf(file: File): Promise<string> {
  const known = `${file.name}/${file.size}/${file.lastModified}`;
  // Browsers offer no digest on a page without TLS.
  if (!globalThis.crypto?.subtle) return known;
  const { read } = sourceOf(file);
  const bytes =
    file.size <= wholeDigest
      ? await read(0, file.size)
      : await new Blob([
          String(file.size),
          file.slice(0, sample),
          file.slice(file.size - sample),
        ]).arrayBuffer();
  const digest = await crypto.subtle.digest('SHA-256', bytes as BufferSource);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

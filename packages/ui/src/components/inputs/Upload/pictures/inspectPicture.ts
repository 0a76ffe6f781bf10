import { isHeic } from '../formats/isHeic.ts';
import { PictureRefusal } from '../machine/problems.ts';
import { headLength, type PictureHead, pictureHead } from './pictureHead.ts';

/** A custom rule for a picture: the name of the violation, or null. Receives its length and its first bytes. */
export type PictureCheck = (file: { size: number; bytes: Uint8Array }) => 'type' | 'size' | null;

export interface PictureLimits {
  /** Most bytes that may be sent. */
  readonly maxBytes: number;
  /** Whether a photo over `maxBytes` is made smaller instead of refused. */
  readonly shrink: boolean;
  readonly check?: PictureCheck | undefined;
}

/** So many times the limit a photo may weigh before it is made to fit: raw scans beyond are not worth reading. */
const reach = 8;

/** Reads how a picture begins. Throws a `PictureRefusal` if the file was deleted or may not be read. */
export async function readHead(file: Blob): Promise<{ bytes: Uint8Array; head: PictureHead | null }> {
  const bytes = new Uint8Array(await read(() => file.slice(0, headLength)));
  return { bytes, head: pictureHead(bytes) };
}

/** Whether a file is a HEIC photo, which is turned into a JPG before it is sent. */
export async function isHeicFile(file: Blob): Promise<boolean> {
  return isHeic(new Uint8Array(await read(() => file.slice(0, 12))));
}

/** Refuses what need not be sent, by its bytes and not by its name; resolves to a digest of the whole file. */
export async function inspectPicture(file: File, limits: PictureLimits): Promise<string> {
  const { maxBytes, shrink, check } = limits;
  const { bytes, head } = await readHead(file);
  const heic = isHeic(bytes);
  if (!head && !heic) throw new PictureRefusal({ kind: 'type' });
  if (file.size > (shrink || heic ? maxBytes * reach : maxBytes)) throw new PictureRefusal({ kind: 'size' });
  // A photo that will be made to fit is judged as if it fitted, and a HEIC photo once it is a JPG.
  const broken = !heic && check?.({ size: shrink ? Math.min(file.size, maxBytes) : file.size, bytes });
  if (broken) throw new PictureRefusal({ kind: broken });
  return digestOf(file);
}

/** Returns a digest of a file's bytes; on a page without TLS, where browsers offer no digest, one of its metadata. */
async function digestOf(file: File): Promise<string> {
  if (!globalThis.crypto?.subtle) return `${file.name}/${file.size}/${file.lastModified}`;
  const digest = await crypto.subtle.digest('SHA-256', await read(() => file));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function read(part: () => Blob): Promise<ArrayBuffer> {
  try {
    return await part().arrayBuffer();
  } catch {
    throw new PictureRefusal({ kind: 'unreadable' });
  }
}

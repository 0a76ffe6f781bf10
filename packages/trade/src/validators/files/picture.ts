import type { RuleName } from '../rule.ts';

/** 10M, as spec 5 has it, in bytes. */
export const pictureSize = 10 * 1024 * 1024;

/** The known facts of a file before it is read whole: its length in bytes, and its first bytes. */
export interface FileStart {
  readonly size: number;
  /** At least the first eight bytes, fewer where the file is shorter. */
  readonly bytes: ArrayLike<number>;
}

export type PictureKind = 'jpeg' | 'png';

const signatures: Readonly<Record<PictureKind, readonly number[]>> = {
  // ITU-T T.81: start of image, then the first byte of any marker.
  jpeg: [0xff, 0xd8, 0xff],
  // PNG specification 5.2.
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

/** The number of bytes that `pictureKind` reads. */
export const signatureLength = 8;

/** The kind of a file by its first bytes regardless of its name; null for any other kind. */
export function pictureKind(bytes: ArrayLike<number>): PictureKind | null {
  for (const kind of ['jpeg', 'png'] as const) {
    if (signatures[kind].every((byte, index) => bytes[index] === byte)) return kind;
  }
  return null;
}

/** A picture that can be uploaded: JPG, JPEG or PNG by its bytes, at most 10M (spec 5). */
export function picture({ size, bytes }: FileStart): RuleName | null {
  if (pictureKind(bytes) === null) return 'picture';
  return size <= pictureSize ? null : 'pictureSize';
}

/** Facts from the first bytes of a picture. Width and height in px, 0 while unknown. */
export interface PictureHead {
  readonly kind: 'jpeg' | 'png';
  readonly width: number;
  readonly height: number;
}

/** The number of bytes that `pictureHead` needs: the size comes after the EXIF data with its thumbnail. */
export const headLength = 256 * 1024;

// PNG specification 5.2; ITU-T T.81 B.1.1.3.
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpeg = [0xff, 0xd8, 0xff];

/** Detects a JPG or PNG by its bytes, not by its name; returns null for anything else. */
export function pictureHead(bytes: Uint8Array): PictureHead | null {
  const starts = (signature: readonly number[]) => signature.every((byte, at) => bytes[at] === byte);
  if (starts(png)) return { kind: 'png', width: long(bytes, 16), height: long(bytes, 20) };
  if (starts(jpeg)) return { kind: 'jpeg', ...frameSize(bytes) };
  return null;
}

/** The size in the frame header of a JPEG, found by going from segment to segment. */
function frameSize(bytes: Uint8Array): { width: number; height: number } {
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    // SOF0 to SOF15, less the three of that range that define tables.
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: word(bytes, at + 5), width: word(bytes, at + 7) };
    // Fill bytes may come before a marker.
    at += marker === 0xff ? 1 : 2 + Math.max(2, word(bytes, at + 2));
  }
  return { width: 0, height: 0 };
}

function word(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0);
}

function long(bytes: Uint8Array, at: number): number {
  return word(bytes, at) * 65_536 + word(bytes, at + 2);
}

const magic = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
] as const;

/** What the first bytes say a file is; null for anything but JPEG and PNG. Names and declared types are not asked. */
export function sniff(bytes: Uint8Array): 'image/jpeg' | 'image/png' | null {
  return magic.find(([, start]) => start.every((byte, at) => bytes[at] === byte))?.[0] ?? null;
}

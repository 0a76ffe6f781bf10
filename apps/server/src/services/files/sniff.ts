const magic = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
] as const;

/** Whether the first bytes are those of a PDF, ISO 32000-2 7.5.2. */
export function isPdf(bytes: Uint8Array): boolean {
  return [0x25, 0x50, 0x44, 0x46, 0x2d].every((byte, at) => bytes[at] === byte);
}

/** Returns the type of a file by its first bytes; null for anything but JPEG and PNG. Names and declared types are ignored. */
export function sniff(bytes: Uint8Array): 'image/jpeg' | 'image/png' | null {
  return magic.find(([, start]) => start.every((byte, at) => bytes[at] === byte))?.[0] ?? null;
}

/** The type of a workbook for handlers; its program may name another. */
export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const workbookStarts = [
  [0x50, 0x4b, 0x03, 0x04],
  // Compound files: workbooks before 2007, and those with a password.
  [0xd0, 0xcf, 0x11, 0xe0],
] as const;

/** Whether the first bytes are those of a workbook of any version. */
export function isWorkbook(bytes: Uint8Array): boolean {
  return workbookStarts.some((start) => start.every((byte, at) => bytes[at] === byte));
}

import type { ByteSource } from './byteSource.ts';
import { compoundNames } from './compoundNames.ts';
import { isHeic } from './isHeic.ts';
import { looksLikeTable } from './looksLikeTable.ts';
import { zipNames } from './zipNames.ts';

/** Groups of formats that a field or a purpose accepts. */
export const fileKinds = ['picture', 'pdf', 'office', 'csv', 'zip'] as const;
export type FileKind = (typeof fileKinds)[number];

const formats = {
  jpeg: { kind: 'picture', mediaType: 'image/jpeg', extension: 'jpg' },
  png: { kind: 'picture', mediaType: 'image/png', extension: 'png' },
  heic: { kind: 'picture', mediaType: 'image/heic', extension: 'heic' },
  pdf: { kind: 'pdf', mediaType: 'application/pdf', extension: 'pdf' },
  docx: {
    kind: 'office',
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extension: 'docx',
  },
  xlsx: {
    kind: 'office',
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extension: 'xlsx',
  },
  pptx: {
    kind: 'office',
    mediaType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    extension: 'pptx',
  },
  doc: { kind: 'office', mediaType: 'application/msword', extension: 'doc' },
  xls: { kind: 'office', mediaType: 'application/vnd.ms-excel', extension: 'xls' },
  ppt: { kind: 'office', mediaType: 'application/vnd.ms-powerpoint', extension: 'ppt' },
  odt: { kind: 'office', mediaType: 'application/vnd.oasis.opendocument.text', extension: 'odt' },
  ods: { kind: 'office', mediaType: 'application/vnd.oasis.opendocument.spreadsheet', extension: 'ods' },
  odp: { kind: 'office', mediaType: 'application/vnd.oasis.opendocument.presentation', extension: 'odp' },
  csv: { kind: 'csv', mediaType: 'text/csv', extension: 'csv' },
  zip: { kind: 'zip', mediaType: 'application/zip', extension: 'zip' },
  /** Any other file. */
  other: { kind: 'other', mediaType: 'application/octet-stream', extension: 'bin' },
} as const;

export type FileFormatName = keyof typeof formats;

/** The format of a file by its bytes. */
export interface FileFormat {
  readonly name: FileFormatName;
  readonly kind: FileKind | 'other';
  readonly mediaType: string;
  /** Without its dot. */
  readonly extension: string;
  /** An Office document that contains macros, which run on the reader's machine. */
  readonly macros: boolean;
  /** An Office document that only a password opens. */
  readonly locked: boolean;
}

const startsOf: readonly (readonly [FileFormatName, readonly number[]])[] = [
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  // ISO 32000-2 7.5.2
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
];
/** [MS-CFB] 2.2 */
const compoundStart = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** APPNOTE.TXT 4.3.7 and, of an archive without files, 4.3.16. */
const zipStarts = [
  [0x50, 0x4b, 0x03, 0x04],
  [0x50, 0x4b, 0x05, 0x06],
];

/**
 * The format of a file by its bytes; its name and the declared type have no influence. Reads its start, and the list of
 * entries of an archive: at most 512 KiB of any file.
 */
export async function fileFormat(source: ByteSource): Promise<FileFormat> {
  const head = await source.read(0, 64 * 1024);
  const simple = startsOf.find(([, start]) => begins(head, start));
  if (simple) return formatOf(simple[0]);
  if (isHeic(head)) return formatOf('heic');
  if (zipStarts.some((start) => begins(head, start))) return archiveFormat(source, head);
  if (begins(head, compoundStart)) return compoundFormat(source, head);
  return formatOf(looksLikeTable(head) ? 'csv' : 'other');
}

/**
 * Returns the format of an archive by its entries: a document, a program, or an archive. One without its list of
 * entries is cut off.
 */
async function archiveFormat(source: ByteSource, head: Uint8Array): Promise<FileFormat> {
  const names = await zipNames(source);
  if (!names) return formatOf('other');
  const openDocument = openDocumentOf(head);
  const macros = names.some((name) => /(^|\/)vbaProject\.bin$|^Basic\/./.test(name));
  if (openDocument) return formatOf(openDocument, { macros });
  if (names.includes('[Content_Types].xml')) {
    const folders = { docx: 'word/', xlsx: 'xl/', pptx: 'ppt/' } as const;
    for (const [name, folder] of Object.entries(folders))
      if (names.some((entry) => entry.startsWith(folder)))
        return formatOf(name as keyof typeof folders, { macros });
  }
  // Java and Android programs are archives, too.
  const isProgram = names.some((name) => name === 'META-INF/MANIFEST.MF' || name === 'AndroidManifest.xml');
  return formatOf(isProgram ? 'other' : 'zip');
}

/** OpenDocument 1.3, part 2, 3.3: the first entry is named `mimetype`, is not compressed and holds the type. */
function openDocumentOf(head: Uint8Array): 'odt' | 'ods' | 'odp' | null {
  if (latin(head, 30, 38) !== 'mimetype') return null;
  const type = latin(head, 38, 38 + 80);
  for (const name of ['odt', 'ods', 'odp'] as const)
    if (type.startsWith(formats[name].mediaType)) return name;
  return null;
}

/** Older Office documents, and newer ones behind a password, name their streams. */
async function compoundFormat(source: ByteSource, head: Uint8Array): Promise<FileFormat> {
  const names = await compoundNames(source, head);
  const macros = names.some((name) => name === '_VBA_PROJECT_CUR' || name === 'Macros' || name === 'VBA');
  if (names.includes('EncryptedPackage')) return formatOf('doc', { locked: true });
  if (names.includes('WordDocument')) return formatOf('doc', { macros });
  if (names.includes('Workbook') || names.includes('Book')) return formatOf('xls', { macros });
  if (names.includes('PowerPoint Document')) return formatOf('ppt', { macros });
  return formatOf('other');
}

function formatOf(
  name: FileFormatName,
  { macros = false, locked = false }: { macros?: boolean; locked?: boolean } = {},
): FileFormat {
  return { name, ...formats[name], macros, locked };
}

function begins(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte);
}

function latin(bytes: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...bytes.subarray(start, end));
}

/**
 * The ending of files of a media type, without its dot; `bin` of one that is not known here.
 * @public The server names downloads by it; the kit has the same file.
 */
export function extensionOf(mediaType: string): string {
  return Object.values(formats).find((format) => format.mediaType === mediaType)?.extension ?? 'bin';
}

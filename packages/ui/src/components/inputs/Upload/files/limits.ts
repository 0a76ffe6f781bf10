import { type FileKind, fileKinds } from '../formats/fileFormat.ts';

/** Most bytes of a file: one number for all, or a number by kind; `other` is for files of no other kind. */
export type MaxBytes = number | Partial<Readonly<Record<FileKind | 'other', number>>>;

const mebibyte = 1024 * 1024;
/** Pictures: specification, point 9. An archive or another file may be large; the server has its own limits. */
const byDefault: Readonly<Record<FileKind | 'other', number>> = {
  picture: 10 * mebibyte,
  pdf: 20 * mebibyte,
  office: 20 * mebibyte,
  csv: 20 * mebibyte,
  zip: 100 * mebibyte,
  other: 100 * mebibyte,
};

/** Most bytes of a file of one kind. */
export function bytesFor(kind: FileKind | 'other', maxBytes: MaxBytes | undefined): number {
  if (typeof maxBytes === 'number') return maxBytes;
  return maxBytes?.[kind] ?? byDefault[kind];
}

/** Kinds with the same limit in one group, in the order of `accept`: `[['pdf', 'office'], 20 MiB]`. */
export function limitGroups(
  accept: readonly FileKind[],
  maxBytes: MaxBytes | undefined,
): readonly (readonly [readonly FileKind[], number])[] {
  const groups = new Map<number, FileKind[]>();
  for (const kind of new Set(accept)) {
    const bytes = bytesFor(kind, maxBytes);
    groups.set(bytes, [...(groups.get(bytes) ?? []), kind]);
  }
  return [...groups].map(([bytes, kinds]) => [kinds, bytes]);
}

/** Media types and endings by kind: browsers dim other files. The bytes decide. */
const typesByKind: Readonly<Record<FileKind, string>> = {
  picture: 'image/jpeg,image/png,image/heic,image/heif,.jpg,.jpeg,.png,.heic,.heif',
  pdf: 'application/pdf,.pdf',
  office: '.doc,.docx,.xls,.xlsx,.ppt,.pptx,.odt,.ods,.odp',
  csv: 'text/csv,.csv,.txt',
  zip: 'application/zip,.zip',
};

/** The `accept` attribute of an input for files; undefined where any is accepted. */
export function acceptAttribute(accept: readonly FileKind[] | 'any'): string | undefined {
  if (accept === 'any') return undefined;
  return fileKinds.flatMap((kind) => (accept.includes(kind) ? typesByKind[kind] : [])).join();
}

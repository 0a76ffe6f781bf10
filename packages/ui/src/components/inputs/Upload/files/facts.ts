import type { FileFormat } from '../formats/fileFormat.ts';

/** Facts read from the bytes of a chosen file; shown in its row. */
export interface FileFacts {
  readonly format: FileFormat;
  /** Pages of a PDF, where they were cheap to count. */
  readonly pages: number | null;
}

const known = new WeakMap<File, FileFacts>();

/** Stores the facts found while a file was checked. */
export function rememberFacts(file: File, facts: FileFacts): void {
  known.set(file, facts);
}

/** The facts of a file that was checked on this page. */
export function factsOf(file: File | null): FileFacts | null {
  return (file && known.get(file)) ?? null;
}

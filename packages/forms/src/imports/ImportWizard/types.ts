import type { CellEditor, EditValue } from '@fairway/ui/grid';
import type { ImportMessages } from '../../messages/import/types.ts';

/** A field of the rows that are imported. */
export interface ImportField
  extends Pick<CellEditor<never>, 'options' | 'required' | 'min' | 'max' | 'decimals' | 'maxLength'> {
  /** Identifies the field in values and refusals. */
  readonly name: string;
  readonly label: string;
  /** Other headings of its column, in any language; blanks, case, width and units in brackets do not count. */
  readonly headings?: readonly string[];
  /** How its texts are read; `text` unless given. */
  readonly kind?: CellEditor<never>['kind'];
  /** Rewrites a text before it is read, for example into capitals. */
  readonly clean?: (text: string) => string;
  /** A sentence that says how to correct the value, or null; `texts` are those of the row. */
  readonly check?: (value: EditValue, texts: Readonly<Record<string, string>>) => string | null;
}

/** A row that is imported. */
export interface ImportedRow {
  /** Its line in the file, counted from 1. */
  readonly line: number;
  /** Values by the name of their field: a date as `2026-11-30`, null for an empty number or date. */
  readonly values: Readonly<Record<string, EditValue>>;
}

/** A row that was not imported, and why. */
export interface ImportRefusal {
  readonly line: number;
  readonly message: string;
  /** The name of the field to correct. */
  readonly field?: string | undefined;
}

export interface ImportRun {
  /** Aborts when the reader stops the import or leaves the page. */
  readonly signal: AbortSignal;
  /** Rows that are done. */
  readonly onProgress: (count: number) => void;
}

/** Reads a format besides CSV, such as XLSX, into rows of texts. */
export interface ImportReader {
  /** Endings of file names: `.xlsx`. */
  readonly endings: readonly string[];
  /** At most `maxRows` rows are needed, headings included. */
  readonly read: (file: File, maxRows: number) => Promise<readonly (readonly string[])[]>;
}

/** Remembers the heading of each field for the next file. */
export interface MappingStore {
  readonly load: () => Readonly<Record<string, string>> | null;
  readonly save: (headingByField: Readonly<Record<string, string>>) => void;
}

/** A row in the wizard: texts as they were typed. */
export interface ImportRow {
  readonly key: string;
  readonly line: number;
  /** Texts by the name of their field. */
  readonly texts: Readonly<Record<string, string>>;
  /** The reason of `onImport`, until the row is changed. */
  readonly refusal?: { readonly field?: string | undefined; readonly message: string } | undefined;
}

/** The parts of an import. */
export interface ImportOptions {
  /** The fields of a row, in the order of their columns; create them once. */
  fields: readonly ImportField[];
  /**
   * Imports the valid rows, and returns those that the server refused. A rejection leaves all rows in place, to try again:
   * a row that was imported before must not be imported twice.
   */
  onImport: (rows: readonly ImportedRow[], run: ImportRun) => Promise<readonly ImportRefusal[]>;
  /** Texts: one of `@fairway/forms/messages/import/*`. */
  messages: ImportMessages;
  /** Remembers which headings name which fields. */
  mapping?: MappingStore;
  /** The sentence of an error of `onImport`. */
  messageOf?: (error: unknown) => string | null | undefined;
}

/** Texts of `ImportWizard`; they are no part of `FormMessages`, so that only pages that import files load them. */
export interface ImportMessages {
  readonly label: string;
  readonly steps: Readonly<Record<'file' | 'columns' | 'rows' | 'report', string>>;
  readonly file: {
    readonly label: string;
    readonly hint: (formats: string, rows: string) => string;
    readonly paste: string;
    readonly pasteHint: string;
    readonly read: string;
    readonly missing: string;
  };
  readonly problem: {
    readonly encoding: (name: string) => string;
    readonly unreadable: (name: string) => string;
    readonly quotes: (line: string) => string;
    readonly empty: string;
    readonly rows: (most: string) => string;
    readonly size: string;
  };
  readonly columns: {
    readonly caption: string;
    readonly heading: string;
    readonly values: string;
    readonly field: string;
    readonly fieldOf: (heading: string) => string;
    readonly unread: string;
    readonly noHeading: (column: string) => string;
    readonly missing: (fields: string) => string;
  };
  readonly rows: {
    readonly caption: string;
    readonly line: string;
    readonly hint: string;
    /** The same where a finger is the main pointer. */
    readonly touchHint: string;
    readonly valid: (count: string) => string;
    readonly invalid: (count: string) => string;
    readonly invalidOnly: string;
    readonly start: (count: string) => string;
    readonly none: string;
  };
  readonly run: {
    readonly label: string;
    readonly progress: (done: string, total: string) => string;
    readonly stop: string;
    readonly stopped: string;
    readonly failed: string;
  };
  readonly report: {
    readonly accepted: (count: string) => string;
    readonly refused: (count: string) => string;
    readonly caption: string;
    readonly reason: string;
    readonly save: string;
    readonly correct: string;
    readonly again: string;
  };
  readonly back: string;
  readonly next: string;
}

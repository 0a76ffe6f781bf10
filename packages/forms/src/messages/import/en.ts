import type { ImportMessages } from './types.ts';

const rows = (count: string) => (count === '1' ? '1 row' : `${count} rows`);

/** Texts of imports in English. */
export const importEn: ImportMessages = {
  label: 'Import steps',
  steps: { file: 'Choose a file', columns: 'Match columns', rows: 'Check rows', report: 'Result' },
  file: {
    label: 'Table file',
    hint: (formats, rows) => `${formats}, with headings in the first row, up to ${rows} rows.`,
    paste: 'Or paste cells',
    pasteHint: 'Copy cells from Excel or WPS, with their headings.',
    read: 'Read',
    missing: 'Paste the cells of a table.',
  },
  problem: {
    encoding: (name) =>
      `${name} is not a table that can be read. Save it as CSV (UTF-8), then choose it again.`,
    unreadable: (name) => `${name} could not be read. Close the program that has it open, then try again.`,
    quotes: (line) =>
      `A quotation mark on line ${line} does not close. Correct it, then choose the file again.`,
    empty: 'There are no rows below the headings.',
    rows: (most) => `There are more than ${most} rows. Split the file.`,
    size: 'The table is too long. Split the file.',
  },
  columns: {
    caption: 'Columns of the file',
    heading: 'Heading',
    values: 'First values',
    field: 'Field',
    fieldOf: (heading) => `Field of ${heading}`,
    unread: 'Not imported',
    noHeading: (column) => `Column ${column}`,
    missing: (fields) => `Choose the columns of these fields: ${fields}.`,
  },
  rows: {
    caption: 'Rows to import',
    line: 'Line',
    hint: 'Press Enter on a cell, or double-click it, to change it.',
    touchHint: 'Tap a cell to change it.',
    valid: (count) => `${rows(count)} can be imported`,
    invalid: (count) =>
      count === '1'
        ? '1 row has errors and is left out unless you correct it'
        : `${count} rows have errors and are left out unless you correct them`,
    invalidOnly: 'Only rows with errors',
    start: (count) => `Import ${rows(count)}`,
    none: 'No row can be imported. Correct the marked cells first.',
  },
  run: {
    label: 'Importing',
    progress: (done, total) => `${done} of ${rows(total)}`,
    stop: 'Stop',
    stopped: 'Stopped. Some rows may have been imported.',
    failed: 'The import was not completed. Some rows may have been imported; you can try again.',
  },
  report: {
    accepted: (count) => `${rows(count)} imported`,
    refused: (count) => `${rows(count)} not imported`,
    caption: 'Rows that were not imported',
    reason: 'Reason',
    save: 'Download these rows',
    correct: 'Correct these rows',
    again: 'Import another file',
  },
  back: 'Back',
  next: 'Next',
};

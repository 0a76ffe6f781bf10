/** The content of a cell of a spreadsheet. Texts are texts, even if they look like a formula. */
export type SheetCell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly number: number }
  /** A day or a time on the clock that its text shows; the fields of the date are read in UTC. */
  | { readonly kind: 'date'; readonly date: Date; readonly withTime: boolean };

/** Data rows of one sheet; the program's own limit is 1,048,576 rows with the header. */
export const mostSheetRows = 100_000;
/** Characters of one cell (Excel specifications and limits). */
export const longestCell = 32_767;
/** Characters of a sheet's name (Excel specifications and limits). */
const longestSheetName = 31;

const stamp = /^(\d{4})-(\d{2})-(\d{2})(?: (\d{2}):(\d{2}))?$/;
/** XML 1.0 has no way to write these. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are the characters to remove
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const unfitForName = /[\\/?*[\]:]/g;

/** A value as a cell: numbers stay numbers, whole days and times become dates; null for an empty one. */
export function sheetCell(value: string | number | null | undefined): SheetCell | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? { kind: 'number', number: value } : null;
  return dateCell(value) ?? { kind: 'text', text: sheetText(value) };
}

/** Returns a text without the characters that a spreadsheet cannot contain. */
export function sheetText(text: string): string {
  return text.toWellFormed().replace(unwritable, '').slice(0, longestCell).toWellFormed();
}

/** A name that a sheet can have; `Sheet1` if no character remains. */
export function sheetName(name: string): string {
  const plain = sheetText(name).replace(unfitForName, ' ').trim().slice(0, longestSheetName);
  return plain.toWellFormed().replace(/^'|'$/g, ' ').trim() || 'Sheet1';
}

/** `2026-11-20` and `2026-11-20 09:00`, where the calendar has the day and the clock the time. */
function dateCell(text: string): SheetCell | null {
  const [, year, month, day, hour, minute] = stamp.exec(text) ?? [];
  if (year === undefined) return null;
  const withTime = hour !== undefined;
  const date = new Date(`${year}-${month}-${day}T${hour ?? '00'}:${minute ?? '00'}:00Z`);
  if (Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(day)) return null;
  // The serial number of a day before March 1900 is counted differently by different programs.
  return date.getUTCFullYear() < 1901 ? null : { kind: 'date', date, withTime };
}

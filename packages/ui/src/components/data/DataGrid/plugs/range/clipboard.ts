import { spreadsheetText, textFromSpreadsheet } from '../../../DataTable/csv.ts';
import type { SortValue } from '../../../DataTable/types.ts';

/** Most characters and cells that are read from the clipboard, and most cells that are written to it. */
export const clipboardLimits = { characters: 2_000_000, pastedCells: 10_000, copiedCells: 100_000 } as const;

const quoted = /[\t\r\n"]/;

/** Rows of values as a spreadsheet reads them from the clipboard. */
export function toTabs(rows: readonly (readonly SortValue[])[]): string {
  const field = (value: SortValue) => {
    const text = spreadsheetText(value);
    return quoted.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return rows.map((row) => row.map(field).join('\t')).join('\r\n');
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** The same as a table, in which texts stay texts: `0012` is no number. */
export function toTable(rows: readonly (readonly SortValue[])[]): string {
  const cell = (value: SortValue) => {
    const text = spreadsheetText(value)
      .replace(/^\t/, '')
      .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
      .replace(/\r\n?|\n/g, '<br>');
    return typeof value === 'number'
      ? `<td>${text}</td>`
      : `<td style="mso-number-format:'\\@'">${text}</td>`;
  };
  const lines = rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('');
  return `<table><tbody>${lines}</tbody></table>`;
}

/**
 * Cells of a text from a spreadsheet, by rows; null if there are too many. Fields may be quoted as in a file with tabs.
 * Takes linear time.
 */
export function readTabs(text: string): readonly (readonly string[])[] | null {
  if (text.length > clipboardLimits.characters) return null;
  const rows: string[][] = [[]];
  let count = 0;
  let at = 0;
  while (at <= text.length) {
    const [field, end] = text[at] === '"' ? quotedField(text, at) : plainField(text, at);
    count += 1;
    if (count > clipboardLimits.pastedCells) return null;
    rows.at(-1)?.push(textFromSpreadsheet(field));
    const sign = text[end];
    if (sign === undefined) break;
    at = end + (sign === '\r' && text[end + 1] === '\n' ? 2 : 1);
    if (sign === '\t') continue;
    // A line end after the last row starts no other.
    if (at >= text.length) break;
    rows.push([]);
  }
  return rows;
}

const fieldEnd = /[\t\r\n]/g;

function plainField(text: string, at: number): readonly [string, number] {
  fieldEnd.lastIndex = at;
  const end = fieldEnd.exec(text)?.index ?? text.length;
  return [text.slice(at, end), end];
}

/** Reads to the closing quote; without one, the quote is a character like others. */
function quotedField(text: string, at: number): readonly [string, number] {
  let end = at + 1;
  for (;;) {
    end = text.indexOf('"', end);
    if (end < 0) return plainField(text, at);
    if (text[end + 1] !== '"') break;
    end += 2;
  }
  const next = text[end + 1];
  if (next !== undefined && !/[\t\r\n]/.test(next)) return plainField(text, at);
  return [text.slice(at + 1, end).replaceAll('""', '"'), end + 1];
}

import { storable } from '../text/text.ts';

/** A text that a file guards from Excel as a formula: `="0012"`. */
const textFormula = /^="([^"]*)"$/;
/** The apostrophe that our exports put before a text that a spreadsheet would run. */
const guarded = /^'(?=\s*[=+\-@＝＋－＠])/;

/** The text of a cell as it was before a file guarded it from spreadsheets. */
export function csvCell(cell: string): string {
  const text = storable(cell);
  return (textFormula.exec(text)?.[1] ?? text.replace(guarded, '')).trim();
}

import { storable } from '../text/text.ts';

/** A text that a file guards from Excel as a formula: `="0012"`. */
const textFormula = /^="([^"]*)"$/;
/** The apostrophe that our exports put before a text that a spreadsheet would run. */
const guarded = /^'(?=\s*[=+\-@＝＋－＠])/;

/** Programs of DOS end a file with it. */
const endOfFile = '\u001a';

/** The text of a cell as it was before a file guarded it from spreadsheets. */
export function csvCell(cell: string): string {
  const stored = storable(cell);
  const text = stored.endsWith(endOfFile) ? stored.slice(0, -1) : stored;
  return (textFormula.exec(text)?.[1] ?? text.replace(guarded, '')).trim();
}

import { mergedAreas } from './merges.ts';
import { type ZipEntry, zipEntries, zipText } from './readZip.ts';
import { sheetRows, type TableRow } from './sheetRows.ts';
import { TableRefused } from './tableProblem.ts';
import { readXml } from './xmlEvents.ts';

/** A workbook that was opened: its sheets by name, and where their data is. */
export interface Workbook {
  readonly sheets: readonly string[];
  rows(sheet: number): AsyncGenerator<TableRow, void>;
}

const megabyte = 2 ** 20;
/** Limits of the unpacked parts. A million rows of twenty columns are some 800 MB. */
const mostBytes = { sheet: 1024 * megabyte, texts: 96 * megabyte, part: 4 * megabyte };
const mostSheets = 200;
const longestText = 2000;
const macroPart = /(?:^|\/)(?:vbaProject\.bin|macrosheets\/|dialogsheets\/)/i;

/**
 * Opens an XLSX workbook (ECMA-376) of any size. Values are read as the workbook stores them; formulas are not calculated.
 * @throws {TableRefused} where it has macros, or is not to be read
 */
export async function openXlsx(file: Blob): Promise<Workbook> {
  const entries = await zipEntries(file);
  if ([...entries.keys()].some((name) => macroPart.test(name))) throw new TableRefused('macros');
  const part = (name: string) => entryOf(entries, name);
  const small = (name: string) => zipText(file, part(name), mostBytes.part);
  const sheets: { name: string; relation: string }[] = [];
  await readXml(small('xl/workbook.xml'), {
    open(name, attributes) {
      const { date1904, name: sheetName = '', id = '' } = attributes();
      if (name === 'workbookPr' && /^(?:1|true)$/.test(date1904 ?? '')) throw new TableRefused('dates1904');
      if (name === 'sheet' && sheets.length < mostSheets) sheets.push({ name: sheetName, relation: id });
    },
  });
  const targets = new Map<string, string>();
  await readXml(small('xl/_rels/workbook.xml.rels'), {
    open(name, attributes) {
      const { Id = '', Target = '', TargetMode } = attributes();
      if (name === 'Relationship' && TargetMode !== 'External') targets.set(Id, pathOf(Target));
    },
  });
  return {
    sheets: sheets.map(({ name }) => name.slice(0, 100).toWellFormed()),
    async *rows(sheet) {
      const path = targets.get(sheets[sheet]?.relation ?? '');
      if (path === undefined) throw new TableRefused('noSheet');
      const pieces = () => zipText(file, part(path), mostBytes.sheet);
      const areas = await mergedAreas(pieces());
      yield* sheetRows(pieces(), await sharedTexts(file, entries), areas);
    },
  };
}

function entryOf(entries: ReadonlyMap<string, ZipEntry>, name: string): ZipEntry {
  const entry = entries.get(name);
  if (!entry) throw new TableRefused('brokenWorkbook');
  return entry;
}

const pathOf = (target: string) => (target.startsWith('/') ? target.slice(1) : `xl/${target}`);

/** The texts that cells name by number; phonetic hints are no part of them. */
async function sharedTexts(file: Blob, entries: ReadonlyMap<string, ZipEntry>): Promise<string[]> {
  const entry = entries.get('xl/sharedStrings.xml');
  const texts: string[] = [];
  if (!entry) return texts;
  let text = '';
  let isText = false;
  let hints = 0;
  await readXml(zipText(file, entry, mostBytes.texts), {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') hints += 1;
      isText = name === 't' && hints === 0;
    },
    text(piece) {
      if (isText && text.length < longestText) text += piece;
    },
    close(name) {
      isText = false;
      if (name === 'rPh') hints -= 1;
      if (name === 'si') texts.push(text.slice(0, longestText).toWellFormed().trim());
    },
  });
  return texts;
}

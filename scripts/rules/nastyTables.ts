/** A table in a test: its headings as a program writes them and as people do in Chinese, and one line of cells. */
export interface PlainTable {
  readonly columns: readonly string[];
  readonly headings: readonly string[];
  /** Its only Chinese cell is 新加坡. */
  readonly cells: readonly string[];
}

export interface NastyTable {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Undefined where its line is read. */
  readonly refused?: 'encoding' | 'quotes';
}

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
const cellOf = (text: string) => (/[",\r\n;\t]/.test(text) ? quote(text) : text);
const utf8 = (text: string) => new TextEncoder().encode(text);
const singapore = [0xd0, 0xc2, 0xbc, 0xd3, 0xc6, 0xc2];

/** Bytes of a text whose only characters beyond ASCII are 新加坡. */
function bytesOf(text: string, chinese: readonly number[]): Uint8Array<ArrayBuffer> {
  const [before = '', ...rest] = text.split('新加坡');
  return Uint8Array.from([...utf8(before), ...rest.flatMap((part) => [...chinese, ...utf8(part)])]);
}

function utf16(text: string): Uint8Array<ArrayBuffer> {
  const units = Uint16Array.from(`\uFEFF${text}`, (letter) => letter.charCodeAt(0));
  return new Uint8Array(units.buffer);
}

/** One table in the twelve forms in which spreadsheets, carriers and people send it. */
export function nastyTables({ columns, headings, cells }: PlainTable): NastyTable[] {
  const file = (rows: readonly (readonly string[])[], mark = ',', end = '\n') =>
    rows.map((row) => row.map(cellOf).join(mark)).join(end);
  const empty = columns.map(() => '');
  return [
    {
      name: 'a byte order mark and empty lines',
      bytes: utf8(`\uFEFF${file([columns, empty, cells, empty], ',', '\r\n')}\r\n`),
    },
    {
      name: 'semicolons that the first line names',
      bytes: utf8(`sep=;\r\n${file([columns, cells], ';', '\r\n')}`),
    },
    { name: 'Unicode text with tabs', bytes: utf16(file([columns, cells], '\t', '\r\n')) },
    { name: 'GB 18030', bytes: bytesOf(file([columns, cells]), singapore) },
    {
      name: 'columns from the last to the first',
      bytes: utf8(file([columns.toReversed(), cells.toReversed()])),
    },
    { name: 'Chinese headings', bytes: utf8(file([headings, cells])) },
    {
      name: 'quotation marks and blanks around everything',
      bytes: utf8(
        [columns, cells].map((row) => row.map((cell) => ` ${quote(` ${cell} `)} `).join(',')).join('\n'),
      ),
    },
    {
      name: 'carriage returns alone, capitals in the headings',
      bytes: utf8(file([columns.map((each) => each.toUpperCase()), cells], ',', '\r')),
    },
    {
      name: 'guards against Excel',
      bytes: utf8(
        file([columns, cells.map((cell, index) => (index % 2 === 0 ? `="${cell}"` : `\t${cell}`))]),
      ),
    },
    {
      name: 'columns that nobody asked for',
      bytes: utf8(
        file([
          ['#', ...columns, '', ''],
          ['1', ...cells, '', 'x'],
        ]),
      ),
    },
    {
      name: 'an encoding of Japan',
      refused: 'encoding',
      bytes: bytesOf(file([columns, cells]), [0x90, 0x56, 0x89, 0xc1, 0x8d, 0xe2]),
    },
    {
      name: 'a quotation mark that does not close',
      refused: 'quotes',
      bytes: utf8(`${file([columns, cells])}\n"${cells.join(',')}`),
    },
  ];
}

/** A row of a file of people as it was typed. */
export interface TypedPerson {
  readonly name: string;
  readonly department: string;
  readonly phone: string;
  readonly email: string;
}

/** The text of a file: UTF-8, or else GB 18030, as Chinese spreadsheets save it. */
export function textOfFile(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/** People of a CSV file (RFC 4180), by the order of its columns; a first row that only names them is left out. */
export function readPeople(text: string): TypedPerson[] {
  const rows = readCsv(text.replace(/^\uFEFF/, '')).filter((row) => row.some((cell) => cell.trim() !== ''));
  const [first] = rows;
  const isHead = first !== undefined && /^(姓名|name)$/i.test(first[0]?.trim() ?? '');
  return (isHead ? rows.slice(1) : rows).map(([name = '', department = '', phone = '', email = '']) => ({
    name,
    department,
    phone,
    email,
  }));
}

/** Cells by row; commas, semicolons and tabs part them, quotes hold what parts. */
function readCsv(text: string): string[][] {
  const separator = /^[^\n"]*([,;\t])/.exec(text)?.[1] ?? ',';
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const end = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (quoted && sign === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"') quoted = !quoted;
    else if (!quoted && sign === separator) end();
    else if (!quoted && sign === '\n') {
      end();
      rows.push([]);
    } else if (quoted || sign !== '\r') cell += sign;
  }
  end();
  return rows;
}

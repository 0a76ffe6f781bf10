import { zip } from '../files/writeZip.ts';

/** A workbook of sheets as their XML, for tests: written part by part, so that any part can be wrong. */
export function workbook(
  sheets: Readonly<Record<string, string>>,
  parts: Readonly<Record<string, string | Uint8Array>> = {},
): Blob {
  const names = Object.keys(sheets);
  const list = names.map(
    (name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="r${index + 1}"/>`,
  );
  const relations = names.map(
    (_, index) => `<Relationship Id="r${index + 1}" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  return archive({
    'xl/workbook.xml': `<workbook><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relations.join('')}</Relationships>`,
    ...Object.fromEntries(
      names.map((name, index) => [`xl/worksheets/sheet${index + 1}.xml`, sheets[name] ?? '']),
    ),
    ...parts,
  });
}

/** A sheet of rows; a cell is a number, a text, or its XML. */
export function sheet(rows: readonly (readonly (string | number)[])[], tail = ''): string {
  const cell = (value: string | number) => {
    if (typeof value === 'number') return `<c><v>${value}</v></c>`;
    return value.startsWith('<c') ? value : `<c t="inlineStr"><is><t>${value}</t></is></c>`;
  };
  const lines = rows.map((cells) => `<row>${cells.map(cell).join('')}</row>`);
  return `<worksheet><sheetData>${lines.join('')}</sheetData>${tail}</worksheet>`;
}

/** An archive of these files. */
export function archive(files: Readonly<Record<string, string | Uint8Array>>): Blob {
  const entries = Object.entries(files).map(([name, content]) => ({ name, content: Buffer.from(content) }));
  return new Blob([zip(entries) as BlobPart]);
}

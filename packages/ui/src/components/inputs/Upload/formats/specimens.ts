/** Files in memory, made byte by byte, for tests and stories. */

const ascii = (text: string) => new TextEncoder().encode(text);

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

function fields(...values: readonly (readonly [bytes: 2 | 4, value: number])[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(values.reduce((length, [bytes]) => length + bytes, 0)));
  let at = 0;
  for (const [bytes, value] of values) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
}

/** A ZIP archive with stored entries, APPNOTE.TXT 4.3; checksums are left at 0. */
export function zipOf(entries: Readonly<Record<string, string>>, comment = ''): Uint8Array<ArrayBuffer> {
  const locals: Uint8Array[] = [];
  const list: Uint8Array[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(entries)) {
    const [nameBytes, bytes] = [ascii(name), ascii(content)];
    const shared = [
      ...([
        [2, 20],
        [2, 0],
        [2, 0],
        [4, 0],
        [4, 0],
      ] as const),
      ...([
        [4, bytes.length],
        [4, bytes.length],
        [2, nameBytes.length],
        [2, 0],
      ] as const),
    ] as const;
    const local = joined([fields([4, 0x0403_4b50], ...shared), nameBytes, bytes]);
    const place = fields([2, 0], [2, 0], [2, 0], [4, 0], [4, at]);
    list.push(joined([fields([4, 0x0201_4b50], [2, 20], ...shared), place, nameBytes]));
    locals.push(local);
    at += local.length;
  }
  const directory = joined(list);
  const count = list.length;
  const end = fields(
    [4, 0x0605_4b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, directory.length],
    [4, at],
  );
  return joined([...locals, directory, end, fields([2, comment.length]), ascii(comment)]);
}

/** A document of Office Open XML with its main part in `folder`. */
export function officeOf(folder: 'word' | 'xl' | 'ppt', more: Readonly<Record<string, string>> = {}) {
  return zipOf({
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': '<Relationships/>',
    [`${folder}/main.xml`]: '<document/>',
    ...more,
  });
}

/** A compound file with these names in its directory, [MS-CFB]: 512-byte sectors, the table in the first. */
export function compoundOf(names: readonly string[]): Uint8Array<ArrayBuffer> {
  const sectors = Math.ceil((names.length + 1) / 4);
  const bytes = new Uint8Array(512 * (2 + sectors));
  const view = new DataView(bytes.buffer);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  view.setUint16(30, 9, true);
  view.setUint32(48, 1, true);
  view.setUint32(76, 0, true);
  view.setUint32(512, 0xffff_fffd, true);
  for (let sector = 1; sector <= sectors; sector++)
    view.setUint32(512 + sector * 4, sector === sectors ? 0xffff_fffe : sector + 1, true);
  for (const [place, name] of ['Root Entry', ...names].entries()) {
    const at = 1024 + place * 128;
    for (const [letter, character] of [...name].entries())
      view.setUint16(at + letter * 2, character.charCodeAt(0), true);
    view.setUint16(at + 64, (name.length + 1) * 2, true);
  }
  return bytes;
}

/** A PDF with so many pages, in plain objects. */
export function pdfOf(pages: number): Uint8Array<ArrayBuffer> {
  const kids = Array.from({ length: pages }, (_, at) => `${at + 3} 0 R`).join(' ');
  const objects = [
    '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj',
    `2 0 obj\n<< /Type /Pages /Kids [${kids}] /Count ${pages} >>\nendobj`,
    ...Array.from({ length: pages }, (_, at) => `${at + 3} 0 obj\n<< /Type /Page /Parent 2 0 R >>\nendobj`),
  ];
  return joined([ascii(`%PDF-1.7\n${objects.join('\n')}\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`)]);
}

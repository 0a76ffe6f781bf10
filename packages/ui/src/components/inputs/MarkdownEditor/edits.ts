/** A text with what is selected of it. */
export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A part of a text that is replaced, and the selection afterwards. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly insert: string;
  readonly selectStart: number;
  readonly selectEnd: number;
}

export type Inline = 'bold' | 'italic' | 'code';
export type Block = 'heading' | 'list' | 'numbered' | 'quote';

const marks: Readonly<Record<Inline, string>> = { bold: '**', italic: '*', code: '`' };
const prefixes: Readonly<Record<Block, (index: number) => string>> = {
  heading: () => '## ',
  list: () => '- ',
  numbered: (index) => `${index + 1}. `,
  quote: () => '> ',
};
const prefixShapes: Readonly<Record<Block, RegExp>> = {
  heading: /^#{1,6} +/,
  list: /^[-*+] +/,
  numbered: /^\d{1,9}[.)] +/,
  quote: /^> ?/,
};
/** Marks of a line that exclude each other. */
const anyPrefix = /^(?:#{1,6} +|[-*+] +|\d{1,9}[.)] +|> ?)/;

/** Sets the marks around the selection, or takes them away; without a selection `sample` is written between them. */
export function toggleInline({ text, start, end }: Selected, kind: Inline, sample: string): Edit {
  const mark = marks[kind];
  const selection = text.slice(start, end);
  const { length } = mark;
  const isOwn = (before: string, after: string) =>
    before.endsWith(mark) &&
    after.startsWith(mark) &&
    // One star of two is not a mark of italics.
    (kind !== 'italic' || (/(?<!\*)(?:\*|\*{3})$/.test(before) && /^(?:\*|\*{3})(?!\*)/.test(after)));
  if (isOwn(text.slice(0, start), text.slice(end)))
    return edit(start - length, end + length, selection, 0, selection.length);
  if (selection.includes('\n') && kind === 'code')
    return block({ text, start, end }, `\`\`\`\n${selection}\n\`\`\``);
  // Marks beside a space would be shown as they are.
  const [, lead = '', core = '', tail = ''] = /^(\s*)(.*?)(\s*)$/s.exec(selection) ?? [];
  const content = core || sample;
  return edit(start, end, `${lead}${mark}${content}${mark}${tail}`, lead.length + length, content.length);
}

/** Begins every selected line with the mark of a heading, a list or a quote, or takes it away from all of them. */
export function toggleBlock({ text, start, end }: Selected, kind: Block): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  // A selection that ends at the start of a line does not have that line.
  const last = end > start && text[end - 1] === '\n' ? end - 1 : end;
  const nextBreak = text.indexOf('\n', last);
  const to = nextBreak < 0 ? text.length : nextBreak;
  const lines = text.slice(from, to).split('\n');
  const shape = prefixShapes[kind];
  const isSet = lines.every((line) => line === '' || shape.test(line)) && lines.some((line) => line !== '');
  let index = 0;
  const newLines = lines.map((line) => {
    if (isSet) return line.replace(shape, '');
    if (line === '' && lines.length > 1) return line;
    const prefix = prefixes[kind](index);
    index += 1;
    return prefix + line.replace(anyPrefix, '');
  });
  const insert = newLines.join('\n');
  if (start !== end) return edit(from, to, insert, 0, insert.length);
  const caret = Math.max(0, start - from + insert.length - (to - from));
  return edit(from, to, insert, caret, 0);
}

const address = /^(?:https?:\/\/|mailto:|\/)\S+$/;

/** Makes the selection the words of a link and selects its address; a selected address becomes the address. */
export function insertLink({ text, start, end }: Selected, sample: string): Edit {
  const selection = text.slice(start, end);
  if (address.test(selection)) return edit(start, end, `[${sample}](${selection})`, 1, sample.length);
  const words = selection || sample;
  const target = 'https://';
  return edit(start, end, `[${words}](${target})`, words.length + 3, target.length);
}

/** Puts a paragraph where the selection begins, with a blank line on both sides. */
export function insertParagraph({ text, start, end }: Selected, paragraph: string): Edit {
  return block({ text, start, end: Math.max(start, end) }, paragraph);
}

/** Enter at the end of an item adds the next item, or after an empty one the end of the list. */
export function continueList({ text, start, end }: Selected): Edit | null {
  if (start !== end) return null;
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const line = text.slice(from, start);
  const [, indent, bullet, space, content] = /^(\s*)([-*+]|\d{1,9}[.)]|>)( +)(.*)$/.exec(line) ?? [];
  if (indent === undefined || bullet === undefined || space === undefined) return null;
  if (content === '') return edit(from, start, '', 0, 0);
  const number = /^\d+/.exec(bullet);
  const next = number ? `${Number(number[0]) + 1}${bullet.slice(number[0].length)}` : bullet;
  const insert = `\n${indent}${next}${space}`;
  return edit(start, end, insert, insert.length, 0);
}

/** A name as the words of a picture or a link: no brackets, no line breaks. */
export function plainName(name: string): string {
  return name.replaceAll(/[[\]\\\n]/g, '').trim();
}

function block({ text, start, end }: Selected, paragraph: string): Edit {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const lead = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  const tail = after === '' || after.startsWith('\n\n') ? '' : after.startsWith('\n') ? '\n' : '\n\n';
  const insert = lead + paragraph + tail;
  return edit(start, end, insert, lead.length + paragraph.length, 0);
}

/** `at` and `length` of the selection are counted from the start of the replaced part. */
function edit(start: number, end: number, insert: string, at: number, length: number): Edit {
  return { start, end, insert, selectStart: start + at, selectEnd: start + at + length };
}

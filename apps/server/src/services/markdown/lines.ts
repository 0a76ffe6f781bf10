/** Tests for the start of a line of Markdown. Every test looks at the line once, from its start. */
export const indentOf = (line: string): number => line.length - line.trimStart().length;

export const isBlank = (line: string): boolean => line.trim() === '';

/** Three or more of `*`, `-` or `_`, with spaces between them. */
export function isRule(line: string): boolean {
  const signs = line.replaceAll(' ', '');
  const sign = signs.charAt(0);
  return signs.length > 2 && '*-_'.includes(sign) && signs === sign.repeat(signs.length);
}

export interface Heading {
  readonly depth: number;
  readonly text: string;
}

export function headingOf(line: string): Heading | null {
  const marks = /^ {0,3}(#{1,6})(?=\s|$)/.exec(line)?.[1];
  if (marks === undefined) return null;
  const text = line.trim().slice(marks.length).trim();
  let end = text.length;
  while (text[end - 1] === '#') end -= 1;
  const isClosed = end < text.length && (end === 0 || text[end - 1] === ' ');
  return { depth: marks.length, text: isClosed ? text.slice(0, end).trim() : text };
}

export interface Fence {
  readonly sign: string;
  readonly length: number;
  readonly indent: number;
}

export function fenceOf(line: string): Fence | null {
  const [, spaces = '', marks = ''] = /^( {0,3})(`{3,}|~{3,})/.exec(line) ?? [];
  if (marks === '') return null;
  const sign = marks.charAt(0);
  const isCodeSpan = sign === '`' && line.slice(spaces.length + marks.length).includes('`');
  return isCodeSpan ? null : { sign, length: marks.length, indent: spaces.length };
}

export function closesFence(line: string, { sign, length }: Fence): boolean {
  const marks = line.trim();
  return indentOf(line) < 4 && marks.length >= length && marks === sign.repeat(marks.length);
}

export interface Bullet {
  /** `-`, `+`, `*`, `.` or `)`: items with another one are another list. */
  readonly sign: string;
  readonly isOrdered: boolean;
  /** Whether it may follow a paragraph directly: not a year that begins a line, nor an empty item. */
  readonly interrupts: boolean;
  /** Columns that belong to the item's mark. */
  readonly width: number;
}

export function bulletOf(line: string): Bullet | null {
  const [mark = '', number, ordered, unordered] =
    /^ {0,3}(?:(\d{1,9})([.)])|([-+*]))(?=\s|$)/.exec(line) ?? [];
  if (mark === '' || isRule(line)) return null;
  const rest = line.slice(mark.length);
  const gap = indentOf(rest);
  const isEmpty = isBlank(rest);
  const isOrdered = unordered === undefined;
  return {
    sign: ordered ?? unordered ?? '',
    isOrdered,
    interrupts: !isEmpty && (!isOrdered || Number(number) === 1),
    width: mark.length + (isEmpty || gap > 4 ? 1 : gap),
  };
}

export const isQuote = (line: string): boolean => /^ {0,3}>/.test(line);

/** A line of a quote without its mark. */
export const unquoted = (line: string): string => line.replace(/^ {0,3}> ?/, '');

/** Whether a line ends the paragraph above it. */
export function interrupts(line: string): boolean {
  if (indentOf(line) > 3) return false;
  return (
    isBlank(line) ||
    isQuote(line) ||
    headingOf(line) !== null ||
    fenceOf(line) !== null ||
    isRule(line.trim()) ||
    bulletOf(line)?.interrupts === true
  );
}

/** A value and where its line has it. */
export interface Mention<Value> {
  readonly value: Value;
  readonly start: number;
  readonly end: number;
}

/** Replaces characters that a reader has consumed. */
export const used = '\u0001';

/** A line that its readers consume: each one gets only the rest of the earlier ones. */
export class Scan {
  /** The whole line, for the words around a value. */
  readonly line: string;
  /** The line with used characters blotted out. */
  rest: string;

  constructor(line: string) {
    this.line = line;
    this.rest = line;
  }

  /** Uses each match of a global pattern that `read` makes something of. */
  take<Value>(pattern: RegExp, read: (match: RegExpExecArray) => Value | null): Mention<Value>[] {
    const mentions: Mention<Value>[] = [];
    for (const match of this.rest.matchAll(pattern)) {
      const value = read(match);
      if (value === null) continue;
      mentions.push({ value, start: match.index, end: match.index + match[0].length });
    }
    for (const { start, end } of mentions) this.use(start, end);
    return mentions;
  }

  use(start: number, end: number): void {
    this.rest = this.rest.slice(0, start) + used.repeat(end - start) + this.rest.slice(end);
  }

  /** Up to `most` characters before a place, back to the last comma or semicolon. */
  before(at: number, most = 16): string {
    const text = this.line.slice(Math.max(0, at - most), at);
    return text.slice(Math.max(text.lastIndexOf(','), text.lastIndexOf(';')) + 1);
  }

  /** Up to `most` characters from a place, as far as the next comma or semicolon. */
  after(at: number, most = 10): string {
    return /^[^,;]*/.exec(this.line.slice(at, at + most))?.[0] ?? '';
  }
}

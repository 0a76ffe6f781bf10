export interface Piece {
  readonly text: string;
  readonly match: boolean;
  /** The index of the piece in the text. */
  readonly at: number;
}

/** Cuts a text where it matches the keyword regardless of the case; the pieces joined are the text. */
export function splitMatch(text: string, keyword: string): readonly Piece[] {
  if (keyword === '') return [{ text, match: false, at: 0 }];
  const pattern = new RegExp(keyword.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'giu');
  const pieces: Piece[] = [];
  let done = 0;
  for (const { 0: match, index } of text.matchAll(pattern)) {
    if (index > done) pieces.push({ text: text.slice(done, index), match: false, at: done });
    pieces.push({ text: match, match: true, at: index });
    done = index + match.length;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), match: false, at: done });
  return pieces;
}

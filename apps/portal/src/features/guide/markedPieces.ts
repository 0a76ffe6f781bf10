export interface MarkedPiece {
  readonly text: string;
  readonly hit: boolean;
  /** The start of the piece in the text. */
  readonly at: number;
}

/** Splits a text at each occurrence of the words, ignoring case; the joined pieces are the text. */
export function markedPieces(text: string, words: readonly string[]): MarkedPiece[] {
  const patterns = words.filter(Boolean).map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  if (patterns.length === 0) return [{ text, hit: false, at: 0 }];
  // The longest first: of 提单 and 提单持有人 the longer is marked whole.
  const pattern = new RegExp(patterns.sort((a, b) => b.length - a.length).join('|'), 'giu');
  const pieces: MarkedPiece[] = [];
  let done = 0;
  for (const { 0: match, index } of text.matchAll(pattern)) {
    if (index > done) pieces.push({ text: text.slice(done, index), hit: false, at: done });
    pieces.push({ text: match, hit: true, at: index });
    done = index + match.length;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), hit: false, at: done });
  return pieces;
}

/** Whether a text contains every word, by the rules of the search over articles. */
export function holdsAll(text: string, words: readonly string[]): boolean {
  const folded = text.toLowerCase();
  return words.length > 0 && words.every((word) => folded.includes(word.toLowerCase()));
}

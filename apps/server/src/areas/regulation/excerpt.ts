import { cutText } from '@fairway/trade';

const charactersBefore = 24;
const charactersAfter = 96;

/** Returns the part of a text around the first match of one of the words, cut with an ellipsis. */
export function excerptOf(text: string, words: readonly string[]): string {
  const flat = text.replaceAll('\n', ' ');
  const places = words.map((word) => flat.toLowerCase().indexOf(word.toLowerCase())).filter((at) => at >= 0);
  const first = Math.max(0, Math.min(...(places.length > 0 ? places : [0])) - charactersBefore);
  const start = first < charactersBefore ? 0 : cutText(flat, first).length;
  const piece = cutText(flat.slice(start), charactersBefore + charactersAfter);
  return `${start > 0 ? '…' : ''}${piece}${start + piece.length < flat.length ? '…' : ''}`;
}

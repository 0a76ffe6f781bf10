import * as styles from './marked.css.ts';
import { markedPieces } from './markedPieces.ts';

/** A text with the words that were looked for marked in it. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return markedPieces(text, words).map(({ text: piece, hit, at }) =>
    hit ? (
      <mark key={at} className={styles.mark}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
}

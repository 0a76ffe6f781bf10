import * as styles from './Combobox.css.ts';
import { splitMatch } from './splitMatch.ts';

export interface HighlightProps {
  text: string;
  /** What was searched for; as `renderItem` is given it. */
  keyword: string;
}

/** A text with what was typed marked in it. */
export function Highlight({ text, keyword }: HighlightProps) {
  return splitMatch(text, keyword).map((piece) =>
    piece.match ? (
      <mark key={piece.at} className={styles.mark}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}

import * as styles from './Combobox.css.ts';
import { splitMatch } from './splitMatch.ts';

export interface HighlightProps {
  text: string;
  /** The search text, as `renderItem` receives it. */
  keyword: string;
}

/** A text in which the typed part is marked. */
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

import { type ReactNode, useId } from 'react';
import * as styles from './SailDetailScreen.css.ts';

export interface DetailSectionProps {
  heading: string;
  /** Under the heading: how fresh, in which unit, with what reservation. */
  note?: readonly string[];
  /** As wide as both columns. */
  wide?: boolean;
  children: ReactNode;
}

/** One part of the detail page. */
export function DetailSection({ heading, note, wide, children }: DetailSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={wide ? styles.wideSection : styles.section}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      {note ? (
        <p className={styles.note}>
          {note.map((sentence) => (
            <span key={sentence}>{sentence}</span>
          ))}
        </p>
      ) : null}
      {children}
    </section>
  );
}

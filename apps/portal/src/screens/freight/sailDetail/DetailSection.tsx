import { Section } from '@fairway/ui';
import type { ReactNode } from 'react';
import * as styles from './SailDetailScreen.css.ts';

export interface DetailSectionProps {
  title: string;
  /** Under the heading: how fresh, in which unit, with what reservation. */
  note?: readonly string[];
  /** As wide as both columns. */
  wide?: boolean;
  children: ReactNode;
}

/** One part of the detail page. */
export function DetailSection({ title, note, wide, children }: DetailSectionProps) {
  const sentences = note?.map((sentence) => <span key={sentence}>{sentence}</span>);
  return (
    <Section
      ground="none"
      title={title}
      note={sentences ? <span className={styles.sentences}>{sentences}</span> : null}
      className={wide ? styles.wideSection : undefined}
    >
      {children}
    </Section>
  );
}

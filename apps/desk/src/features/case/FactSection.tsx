import { Descriptions } from '@fairway/ui';
import type { ReactNode } from 'react';
import * as styles from './Case.css.ts';

export interface FactSectionProps {
  title: string;
  columns: 2 | 3;
  /** Each fact as a `Description`. */
  children: ReactNode;
}

/** Facts about a case under a heading. */
export function FactSection({ title, columns, children }: FactSectionProps) {
  return (
    <section className={styles.block}>
      <h3 className={styles.blockTitle}>{title}</h3>
      <Descriptions columns={columns}>{children}</Descriptions>
    </section>
  );
}

import type { PriceField } from '@fairway/trade';
import type { ReactNode } from 'react';
import * as styles from './PriceMessageScreen.css.ts';

interface ValueProps {
  field: PriceField<unknown>;
  children: ReactNode;
}

/** A value of a message, marked where a person should check it; “Please check” has the reason. */
export function Value({ field, children }: ValueProps) {
  return field.doubt ? <mark className={styles.unsure}>{children}</mark> : <span>{children}</span>;
}

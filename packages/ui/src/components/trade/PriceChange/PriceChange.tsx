import type { HTMLAttributes, Ref } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './PriceChange.css.ts';
import { useChangeTone } from './useChangeTone.ts';

export interface PriceChangeProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  ref?: Ref<HTMLSpanElement>;
  /** The price change; its sign decides direction and colour. */
  value: number;
  /** The amount as the reader's language writes it, without a sign: `3.2%`. */
  text: string;
}

/** Drawn in a box of 10 × 10. */
const signs = { up: 'M5 1 10 9H0z', down: 'M5 9 0 1h10z', same: 'M0 4.4h10v1.2H0z' };

/** A price's move: triangle, amount, and for ears the direction in words. Red or green follows the reader's habit. */
export function PriceChange({ value, text, className, ...rest }: PriceChangeProps) {
  const { priceChange: t } = useMessages();
  const direction = value > 0 ? 'up' : value < 0 ? 'down' : 'same';
  const tone = useChangeTone(value);
  const spoken = { up: t.up(text), down: t.down(text), same: t.same };
  return (
    <span className={joinClasses(styles.change, styles.tone[tone], className)} {...rest}>
      <svg className={styles.sign} width="10" height="10" viewBox="0 0 10 10" aria-hidden="true">
        <path d={signs[direction]} />
      </svg>
      <bdi aria-hidden="true">{text}</bdi>
      <VisuallyHidden>{spoken[direction]}</VisuallyHidden>
    </span>
  );
}

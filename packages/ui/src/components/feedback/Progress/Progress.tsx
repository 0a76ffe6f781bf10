import { type HTMLAttributes, type Ref, useId, useState } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Progress.css.ts';
import { quarterOf, shareOf } from './share.ts';

export interface ProgressProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** Name of the task: "Uploading licence.jpg". */
  label: string;
  /** The part of `max` that is done; `null` while unknown. */
  value: number | null;
  /** The `value` of a finished task; 100 unless given. */
  max?: number;
  /** The value as text, such as "3 of 12 rows"; a percentage by default. */
  valueText?: string;
  /** Hides label and value visually, for a bar with both next to it. */
  labelHidden?: boolean;
  /** `good` when it has ended well, `bad` when it stopped; a **Notice** next to it explains why. */
  tone?: 'brand' | 'good' | 'bad';
  /** `small` in rows and cards. */
  size?: 'small' | 'medium';
  /** Reads each quarter out, once; `false` in lists of many. */
  announce?: boolean;
}

/** Shows how far a task is. For short tasks use the `loading` of its button. */
export function Progress({
  label,
  value,
  max = 100,
  valueText,
  labelHidden = false,
  tone = 'brand',
  size = 'medium',
  announce = true,
  className,
  ...rest
}: ProgressProps) {
  const { progress: say } = useMessages();
  const id = useId();
  const share = shareOf(value, max);
  const percent = share === null ? null : Math.floor(share * 100);
  const quarter = quarterOf(share);
  // Progress made before the first render is not announced.
  const [from, setFrom] = useState(quarter);
  if (quarter < from) setFrom(quarter);
  const text = valueText ?? (percent === null ? say.unknown : say.value(percent));
  const Head = labelHidden ? VisuallyHidden : 'div';

  return (
    <div className={joinClasses(styles.progress, className)} {...rest}>
      <Head className={labelHidden ? undefined : styles.head}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        <span className={styles.value} aria-hidden>
          {text}
        </span>
      </Head>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent ?? undefined}
        aria-valuetext={text}
        className={joinClasses(styles.track, styles.size[size])}
      >
        <div
          className={joinClasses(styles.bar, styles.tone[tone], percent === null && styles.unknown)}
          style={share === null ? undefined : { inlineSize: `${share * 100}%` }}
        />
      </div>
      {announce && (
        <VisuallyHidden role="status">
          {quarter > from ? say.reached(label, quarter * 25) : ''}
        </VisuallyHidden>
      )}
    </div>
  );
}

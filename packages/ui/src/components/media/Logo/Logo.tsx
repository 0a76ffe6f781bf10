import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import * as styles from './Logo.css.ts';

export interface LogoProps extends HTMLAttributes<HTMLSpanElement> {
  ref?: Ref<HTMLSpanElement>;
  /** The site's name as readable text; the mark next to it is decoration. */
  name: string;
  /** The name in the other language, smaller. */
  note?: ReactNode;
  /** Another mark in place of the fairway between its banks; 28 px square. */
  mark?: ReactNode;
}

/** Mark and name of the site; put it into a link that leads home. */
export function Logo({ name, note, mark = <FairwayMark />, className, ...rest }: LogoProps) {
  return (
    <span className={joinClasses(styles.logo, className)} {...rest}>
      {mark}
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {note ? <span className={styles.note}>{note}</span> : null}
      </span>
    </span>
  );
}

/** Two banks that meet at the horizon and the dashed line ships follow between them. */
function FairwayMark() {
  return (
    <svg className={styles.square} width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
      <rect width="28" height="28" rx="6" />
      <path className={styles.glyph} d="M8 21.5 11.5 7M20 21.5 16.5 7M14 20.6v-2.4M14 15v-2M14 9.6V8" />
    </svg>
  );
}

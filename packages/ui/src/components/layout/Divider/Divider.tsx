import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { isShown } from '../../inputs/Field/Field.tsx';
import * as styles from './Divider.css.ts';

export interface DividerProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  ref?: Ref<HTMLDivElement & HTMLHRElement>;
  /** In the middle of the line: or, earlier messages. */
  label?: ReactNode;
  /** Between things side by side; as high as its row. */
  vertical?: boolean;
}

/** A line between parts that differ in subject. */
export function Divider({ label, vertical = false, className, ...rest }: DividerProps) {
  if (isShown(label))
    return (
      <div className={joinClasses(styles.labelled, className)} {...rest}>
        {label}
      </div>
    );
  return (
    <hr
      aria-orientation={vertical ? 'vertical' : undefined}
      className={joinClasses(vertical ? styles.vertical : styles.line, className)}
      {...rest}
    />
  );
}

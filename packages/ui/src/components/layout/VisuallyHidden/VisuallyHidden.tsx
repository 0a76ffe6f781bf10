import type { HTMLAttributes, Ref } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import * as styles from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement>;
  /** The element that holds the text; `span` unless given. */
  as?: 'span' | 'div' | 'p' | 'h2' | 'h3' | 'caption';
}

/** Text for assistive technology alone. */
export function VisuallyHidden({ as = 'span', className, ref, ...rest }: VisuallyHiddenProps) {
  const Element = as as 'span';
  return <Element ref={ref} className={joinClasses(styles.hidden, className)} {...rest} />;
}

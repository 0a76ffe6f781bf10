import type { HTMLAttributes, Ref } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { classesAt, type Responsive } from '../../../provider/responsive.ts';
import { size as sizes } from '../Text/Text.css.ts';
import type { TextSize } from '../Text/Text.tsx';
import * as styles from './Heading.css.ts';

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  ref?: Ref<HTMLHeadingElement>;
  /** Its place in the outline of the page: one `1`, then no level left out. */
  level: 1 | 2 | 3 | 4;
  /** The size, if it differs from the default of its level. */
  size?: Responsive<TextSize>;
}

const usual = { 1: 'heading', 2: 'title', 3: 'lead', 4: 'body' } as const;

/** A heading: its level sets its place in the page's outline, its size sets its style. */
export function Heading({ level, size = usual[level], className, children, ...rest }: HeadingProps) {
  const Root = `h${level}` as const;
  return (
    <Root className={joinClasses(styles.heading, classesAt(sizes, size), className)} {...rest}>
      {children}
    </Root>
  );
}

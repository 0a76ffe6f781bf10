import { createElement, type ReactNode } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import type { Polymorphic, Tag } from '../../../provider/polymorphic.ts';
import { classesAt, type Responsive } from '../../../provider/responsive.ts';
import { gap as gaps } from '../Stack/gap.css.ts';
import { list } from '../Stack/Stack.css.ts';
import type { Space } from '../Stack/Stack.tsx';
import * as styles from './Inline.css.ts';

interface InlineOwnProps {
  /** Between one child and the next, and between lines. */
  gap?: Responsive<Space>;
  /** The alignment of children of different heights. */
  align?: 'start' | 'center' | 'end' | 'baseline';
  /** The distribution of the remaining space. */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Whether children that find no room begin another line. */
  wrap?: boolean;
  className?: string | undefined;
  children?: ReactNode;
}

export type InlineProps<Name extends Tag = 'div'> = Polymorphic<Name, InlineOwnProps>;

/** Its children next to each other, in as many lines as they need. */
export function Inline<Name extends Tag = 'div'>({
  as,
  gap = 'm',
  align = 'center',
  justify = 'start',
  wrap = true,
  className,
  ...rest
}: InlineProps<Name>) {
  return createElement(as ?? 'div', {
    className: joinClasses(
      styles.inline,
      wrap && styles.wrap,
      list,
      styles.align[align],
      styles.justify[justify],
      classesAt(gaps, gap),
      className,
    ),
    ...rest,
  });
}

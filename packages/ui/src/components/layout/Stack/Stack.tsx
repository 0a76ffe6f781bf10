import { createElement, type ReactNode } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import type { Polymorphic, Tag } from '../../../provider/polymorphic.ts';
import { classesAt, type Responsive } from '../../../provider/responsive.ts';
import type { space } from '../../../theme/scale.ts';
import { gap as gaps } from './gap.css.ts';
import * as styles from './Stack.css.ts';

/** A step of the scale of distances. */
export type Space = keyof typeof space;

interface StackOwnProps {
  /** Between one child and the next. */
  gap?: Responsive<Space>;
  /** Position of children that are narrower than the stack. */
  align?: 'stretch' | 'start' | 'center' | 'end';
  className?: string | undefined;
  children?: ReactNode;
}

export type StackProps<Name extends Tag = 'div'> = Polymorphic<Name, StackOwnProps>;

/** Its children one below the other, the same distance apart. */
export function Stack<Name extends Tag = 'div'>({
  as,
  gap = 'l',
  align = 'stretch',
  className,
  ...rest
}: StackProps<Name>) {
  return createElement(as ?? 'div', {
    className: joinClasses(styles.stack, styles.list, styles.align[align], classesAt(gaps, gap), className),
    ...rest,
  });
}

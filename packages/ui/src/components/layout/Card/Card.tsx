import { createElement, type ReactNode } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import type { Polymorphic, Tag } from '../../../provider/polymorphic.ts';
import { classesAt, type Responsive } from '../../../provider/responsive.ts';
import * as styles from './Card.css.ts';

interface CardOwnProps {
  /** Space between its edge and its content. */
  padding?: Responsive<'none' | 'm' | 'l' | 'xl' | 'xxl'>;
  /** Is above its background, such as a picture, by a shadow. */
  lifted?: boolean;
  className?: string | undefined;
  children?: ReactNode;
}

export type CardProps<Name extends Tag = 'div'> = Polymorphic<Name, CardOwnProps>;

const usual = { base: 'xl', phone: 'l' } as const;

/** One thing with a border: a form, a receipt, a summary. */
export function Card<Name extends Tag = 'div'>({
  as,
  padding = usual,
  lifted = false,
  className,
  ...rest
}: CardProps<Name>) {
  return createElement(as ?? 'div', {
    className: joinClasses(
      styles.card,
      classesAt(styles.padding, padding),
      lifted && styles.lifted,
      className,
    ),
    ...rest,
  });
}

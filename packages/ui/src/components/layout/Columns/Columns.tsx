import { createElement, type ReactNode } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import type { Polymorphic, Tag } from '../../../provider/polymorphic.ts';
import { classesAt, type Responsive } from '../../../provider/responsive.ts';
import { gap as gaps } from '../Stack/gap.css.ts';
import { list } from '../Stack/Stack.css.ts';
import type { Space } from '../Stack/Stack.tsx';
import * as styles from './Columns.css.ts';

interface SharedProps {
  /** Between columns, and between rows. */
  gap?: Responsive<Space>;
  /** Whether columns take the height of the highest, or of their content. */
  align?: 'stretch' | 'start';
  className?: string | undefined;
  children?: ReactNode;
}

/** So many columns of one width. */
interface CountProps extends SharedProps {
  /** The number of columns, such as `{ base: 2, narrow: 1 }`. */
  count: Responsive<1 | 2 | 3 | 4>;
  aside?: never;
}

/** The subject of the page, and content next to it. */
interface AsideProps extends SharedProps {
  count?: never;
  /** Width of the second child: 320 or 360 px. Below 960 px it is under the first. */
  aside: 'small' | 'medium';
}

export type ColumnsProps<Name extends Tag = 'div'> = Polymorphic<Name, CountProps | AsideProps>;

/** Its children in columns, which become one where there is no room. */
export function Columns<Name extends Tag = 'div'>({
  as,
  count,
  aside,
  gap = 'l',
  align = 'start',
  className,
  ...rest
}: ColumnsProps<Name>) {
  return createElement<object>(as ?? 'div', {
    className: joinClasses(
      styles.columns,
      list,
      aside ? styles.aside[aside] : classesAt(styles.count, count),
      styles.align[align],
      classesAt(gaps, gap),
      className,
    ),
    ...rest,
  });
}

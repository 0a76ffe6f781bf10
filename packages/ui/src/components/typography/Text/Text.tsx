import { createElement, type ReactNode } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import type { Polymorphic, Tag } from '../../../provider/polymorphic.ts';
import { classesAt, type Responsive } from '../../../provider/responsive.ts';
import type { text, weight as weights } from '../../../theme/scale.ts';
import * as styles from './Text.css.ts';

/** A step of the scale of type. */
export type TextSize = keyof typeof text;

interface TextOwnProps {
  /** Size with its line height; without it, that of the text around. */
  size?: Responsive<TextSize>;
  /** Its importance relative to the surrounding text: `quiet` explains, `faint` is read last. */
  tone?: 'plain' | 'quiet' | 'faint';
  weight?: keyof typeof weights;
  /** Digits of one width, for amounts and times in a column. */
  figures?: boolean;
  className?: string | undefined;
  children?: ReactNode;
}

export type TextProps<Name extends Tag = 'p'> = Polymorphic<Name, TextOwnProps>;

/** Running text, legible on any background. */
export function Text<Name extends Tag = 'p'>({
  as,
  size,
  tone = 'plain',
  weight,
  figures = false,
  className,
  ...rest
}: TextProps<Name>) {
  return createElement(as ?? 'p', {
    className: joinClasses(
      size && classesAt(styles.size, size),
      styles.tone[tone],
      weight && styles.weight[weight],
      figures && styles.figures,
      className,
    ),
    ...rest,
  });
}

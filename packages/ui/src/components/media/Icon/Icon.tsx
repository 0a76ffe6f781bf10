import type { SVGAttributes } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { eitherName, type WithFormerName } from '../../../provider/formerName.ts';
import * as styles from './Icon.css.ts';
import type { IconDrawing } from './types.ts';

export interface IconProps extends SVGAttributes<SVGSVGElement> {
  /** The drawing: an icon of `@fairway/ui/icons`, of `lucide-react`, or any component that draws an `<svg>`. */
  icon: IconDrawing;
  /** Edge in px: 16 next to text, 20 alone. */
  size?: 16 | 20 | 24 | 32;
  /** Names the icon where no text does; without it the icon is decoration. */
  label?: string;
  /** Points along the line of text, so right-to-left turns it round. */
  directional?: boolean;
}

type GivenIconProps = WithFormerName<
  IconProps,
  'icon',
  {
    /** @deprecated Use `icon`. */
    of: IconDrawing;
  }
>;

/** A line icon in the colour of its text. */
export function Icon({ icon, of, size = 16, label, directional, className, ...rest }: GivenIconProps) {
  const Drawing = eitherName(icon, of);
  return (
    <Drawing
      size={size}
      strokeWidth={size > 20 ? 1.5 : 1.75}
      className={joinClasses(styles.icon, directional && styles.directional, className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
    />
  );
}

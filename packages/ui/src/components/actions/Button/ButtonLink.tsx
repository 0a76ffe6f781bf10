import type { ReactNode } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import type { LinkProps } from '../../../provider/link.tsx';
import { useLink } from '../../../provider/UiProvider.tsx';
import * as styles from './Button.css.ts';

export interface ButtonLinkProps extends LinkProps {
  /** As on `Button`. */
  tone?: 'brand' | 'line' | 'quiet' | 'danger';
  /** As on `Button`. */
  size?: 'small' | 'medium' | 'large';
  /** Icon before the text. */
  icon?: ReactNode;
  /** As wide as its container. */
  block?: boolean;
  /** As on `Button`. */
  flush?: 'start' | 'end' | undefined;
}

/** A link that looks like a button. */
export function ButtonLink({
  tone = 'line',
  size = 'medium',
  icon,
  block,
  flush,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  const Link = useLink();
  return (
    <Link
      className={joinClasses(
        styles.button,
        styles.tone[tone],
        styles.size[size],
        block && styles.block,
        flush && styles.flush[flush],
        className,
      )}
      {...rest}
    >
      {icon}
      {children}
    </Link>
  );
}

import { ArrowUpRight } from 'lucide-react';
import { joinClasses } from '../../../provider/classes.ts';
import type { LinkProps } from '../../../provider/link.tsx';
import { useLink, useMessages } from '../../../provider/UiProvider.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import * as styles from './TextLink.css.ts';

export interface TextLinkProps extends LinkProps {
  /** `quiet` in the ink of its text, for links next to a heading or in a list of them. */
  tone?: 'link' | 'quiet' | undefined;
  /** Whether it leads to another site: opens in a new tab, indicates that, and sends no referrer. */
  outside?: boolean | undefined;
}

/** A link in text, followed by the site's router. */
export function TextLink({ tone = 'link', outside = false, className, children, ...rest }: TextLinkProps) {
  const Link = useLink();
  const { textLink } = useMessages();
  const classes = joinClasses(styles.link, tone === 'quiet' && styles.quiet, className);
  if (!outside)
    return (
      <Link className={classes} {...rest}>
        {children}
      </Link>
    );
  return (
    <a className={classes} target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <Icon icon={ArrowUpRight} directional className={styles.mark} />
      <VisuallyHidden>{textLink.newTab}</VisuallyHidden>
    </a>
  );
}

import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import * as styles from './SkipLink.css.ts';

export interface SkipLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  ref?: Ref<HTMLAnchorElement>;
  /** Id of the element that the link leads to; it must be focusable, e.g. by `tabIndex={-1}`. */
  target: string;
}

/** The first link of a page: shows on focus and leads past the header to the content. */
export function SkipLink({ target, className, children, onClick, ...rest }: SkipLinkProps) {
  const { skipLink } = useMessages();
  return (
    <a
      href={`#${target}`}
      className={joinClasses(styles.skip, className)}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        // Focus instead of a hash: the address stays that of the router.
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
      {...rest}
    >
      {children ?? skipLink.toContent}
    </a>
  );
}

import type { MouseEvent, ReactNode } from 'react';
import { useLink } from '../../../provider/UiProvider.tsx';
import * as styles from './Pagination.css.ts';

/** The navigation to a page: a link with an address, or a callback. */
export interface PageTravel {
  readonly hrefOf?: ((page: number) => string) | undefined;
  readonly onPageChange?: ((page: number) => void) | undefined;
  readonly onPrefetch?: ((page: number) => void) | undefined;
}

interface PageItemProps extends PageTravel {
  page: number;
  label: string;
  /** It is the current page. */
  current?: boolean;
  /** There is no such page; stays focusable, so that a press at the end does not lose the place. */
  disabled?: boolean;
  /** In px, the same for all pages of a list, so that none shifts. */
  width?: string;
  children: ReactNode;
}

/** One page to go to. */
export function PageItem({
  page,
  label,
  current = false,
  disabled = false,
  width,
  hrefOf,
  onPageChange,
  onPrefetch,
  children,
}: PageItemProps) {
  const Link = useLink();
  const idle = current || disabled;
  const prefetch = idle || !onPrefetch ? undefined : () => onPrefetch(page);
  const shared = {
    className: styles.page,
    style: width ? { minInlineSize: width } : undefined,
    'aria-label': label,
    'aria-current': current ? ('page' as const) : undefined,
    'aria-disabled': disabled || undefined,
    onPointerEnter: prefetch,
    onFocus: prefetch,
  };

  if (!hrefOf) {
    return (
      <button type="button" {...shared} onClick={idle ? undefined : () => onPageChange?.(page)}>
        {children}
      </button>
    );
  }
  const follow = (event: MouseEvent) => {
    if (disabled) event.preventDefault();
    else onPageChange?.(page);
  };
  return (
    <Link href={hrefOf(page)} {...shared} onClick={follow}>
      {children}
    </Link>
  );
}

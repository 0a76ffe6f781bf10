import { type HTMLAttributes, type Ref, useEffect, useEffectEvent } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { listOf } from '../../../provider/listOf.ts';
import { numbersOf } from '../../../provider/numbersOf.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { Select } from '../../inputs/Select/Select.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { PageJump } from './PageJump.tsx';
import { PageList } from './PageList.tsx';
import * as styles from './Pagination.css.ts';
import { clampPage, pageAfterResize, pageCount, pageSizes, rowRange } from './paginate.ts';

/** Either the number of rows, or only whether more rows follow. */
type Extent = { total: number; hasNext?: never } | { total?: null | undefined; hasNext: boolean };

/** Real links when pages have addresses, buttons when not. */
type Travel =
  | { hrefOf: (page: number) => string; onPageChange?: (page: number) => void }
  | { hrefOf?: never; onPageChange: (page: number) => void };

interface Common extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  ref?: Ref<HTMLElement>;
  /** The current page, counted from 1; a page beyond the end counts as the end. */
  page: number;
  /** Rows a page. */
  size: number;
  /** Sizes to choose from. */
  sizes?: readonly number[];
  /** Returns the text for the visible rows, if they have another name: "1–10 of 25 ships". */
  rangeText?: (first: string, last: string, total: string) => string;
  /** The user chose another size; `page` keeps the first visible row. Without it sizes are not offered. */
  onSizeChange?: (size: number, page: number) => void;
  /** Offers an input for a page number; called with that number. */
  onJump?: (page: number) => void;
  /** Called when the requested page no longer exists, as after deletes, with the page shown instead, for the address. */
  onClamp?: (page: number) => void;
  /** Pointer or focus is on the way to a page: a good moment to load it. */
  onPrefetch?: (page: number) => void;
}

export type PaginationProps = Common & Extent & Travel;

/** Leafs through rows. */
export function Pagination({
  page: requestedPage,
  size: givenSize,
  total: givenTotal,
  hasNext,
  sizes: givenSizes = pageSizes,
  rangeText,
  onSizeChange,
  onJump,
  hrefOf,
  onPageChange,
  onPrefetch,
  onClamp,
  className,
  ...rest
}: PaginationProps) {
  const { pagination: t, lang } = useMessages();
  // An untyped caller's NaN or null must not break the page.
  const sizes = listOf(givenSizes);
  const size = givenSize >= 1 ? Math.trunc(givenSize) : (sizes[0] ?? 10);
  // A total that is not a number is unknown, which is not the same as none.
  const total =
    typeof givenTotal === 'number' && !Number.isNaN(givenTotal) ? Math.max(0, givenTotal) : undefined;
  const pages = total === undefined ? undefined : pageCount(total, size);
  const page = clampPage(requestedPage, pages);
  const clamped = useEffectEvent((lastPage: number) => onClamp?.(lastPage));
  useEffect(() => {
    if (requestedPage !== page) clamped(page);
  }, [requestedPage, page]);

  const format = numbersOf(lang);
  const travel = { hrefOf, onPageChange, onPrefetch };
  const status = pages === undefined ? t.statusOpen(format(page)) : t.status(format(page), format(pages));

  return (
    <nav aria-label={t.label} className={joinClasses(styles.pagination, className)} {...rest}>
      <VisuallyHidden role="status">{status}</VisuallyHidden>
      <span className={styles.range}>{visibleRange()}</span>
      <PageList
        page={page}
        pages={pages}
        atEnd={pages === undefined ? !hasNext : page >= pages}
        status={status}
        {...travel}
      />
      {onSizeChange ? (
        <Select
          label={t.size}
          labelHidden
          size="small"
          className={styles.size}
          value={String(size)}
          options={[...new Set([...sizes, size])]
            .sort((a, b) => a - b)
            .map((value) => ({ value: String(value), label: t.perPage(value) }))}
          onChange={({ target }) =>
            onSizeChange(Number(target.value), pageAfterResize(page, size, Number(target.value)))
          }
        />
      ) : null}
      {onJump && pages !== 1 ? <PageJump pages={pages} onJump={onJump} /> : null}
    </nav>
  );

  function visibleRange(): string {
    const { first, last } = rowRange(page, size, total);
    if (total === undefined) return t.rangeOpen(format(first), format(last));
    return total === 0 ? t.none : (rangeText ?? t.range)(format(first), format(last), format(total));
  }
}

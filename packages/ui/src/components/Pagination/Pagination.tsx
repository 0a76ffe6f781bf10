import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { HTMLAttributes, Ref } from 'react';
import { classes } from '../../provider/classes.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Select } from '../Select/Select.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { PageItem } from './PageItem.tsx';
import { PageJump } from './PageJump.tsx';
import * as styles from './Pagination.css.ts';
import { clampPage, pageAfterResize, pageCount, pageSizes, pageSlots, rowRange } from './paginate.ts';

/** Rows are counted, or nobody knows how many there are and only whether more follow. */
type Extent = { total: number; hasNext?: never } | { total?: never; hasNext: boolean };

/** Real links when pages have addresses, buttons when not. */
type Travel =
  | { hrefOf: (page: number) => string; onPageChange?: (page: number) => void }
  | { hrefOf?: never; onPageChange: (page: number) => void };

interface Common extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  ref?: Ref<HTMLElement>;
  /** Page in sight, counted from 1; what lies beyond the end counts as the end. */
  page: number;
  /** Rows a page. */
  size: number;
  /** Sizes to choose from. */
  sizes?: readonly number[];
  /** Another size was chosen; `page` is the one that keeps the first row in sight. Without it sizes are not offered. */
  onSizeChange?: (size: number, page: number) => void;
  /** Offers to type a page number; goes by this callback. */
  onJump?: (page: number) => void;
  /** Pointer or focus is on the way to a page: a good moment to load it. */
  onPrefetch?: (page: number) => void;
}

export type PaginationProps = Common & Extent & Travel;

/** Leafs through rows. */
export function Pagination({
  page: wanted,
  size,
  total,
  hasNext,
  sizes = pageSizes,
  onSizeChange,
  onJump,
  hrefOf,
  onPageChange,
  onPrefetch,
  className,
  ...rest
}: PaginationProps) {
  const { pagination: t, lang } = useMessages();
  const pages = total === undefined ? undefined : pageCount(total, size);
  const page = clampPage(wanted, pages);
  const format = new Intl.NumberFormat(lang).format;
  const travel = { hrefOf, onPageChange, onPrefetch };
  const atEnd = pages === undefined ? !hasNext : page >= pages;
  const status = pages === undefined ? t.statusOpen(page) : t.status(page, pages);
  const width = pages && pages > 99 ? `calc(${String(pages).length}ch + 16px)` : undefined;

  return (
    <nav aria-label={t.label} className={classes(styles.pagination, className)} {...rest}>
      <VisuallyHidden role="status">{status}</VisuallyHidden>
      <span className={styles.range}>{rangeText()}</span>
      <ul className={styles.pages}>
        <li>
          <PageItem page={Math.max(page - 1, 1)} label={t.previous} disabled={page <= 1} {...travel}>
            <Icon of={ChevronLeft} directional />
          </PageItem>
        </li>
        <li className={styles.position} aria-hidden="true">
          {status}
        </li>
        {slotsOf(page, pages).map((slot) =>
          slot.kind === 'gap' ? (
            <li key={slot.key} className={classes(styles.slot, styles.gap)} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={slot.page} className={styles.slot}>
              <PageItem
                page={slot.page}
                label={t.page(slot.page)}
                current={slot.page === page}
                width={width}
                {...travel}
              >
                {slot.page}
              </PageItem>
            </li>
          ),
        )}
        <li>
          <PageItem page={atEnd ? page : page + 1} label={t.next} disabled={atEnd} {...travel}>
            <Icon of={ChevronRight} directional />
          </PageItem>
        </li>
      </ul>
      {onSizeChange ? (
        <Select
          label={t.size}
          labelHidden
          size="small"
          className={styles.size}
          value={String(size)}
          options={sizes.map((value) => ({ value: String(value), label: t.perPage(value) }))}
          onChange={({ target }) =>
            onSizeChange(Number(target.value), pageAfterResize(page, size, Number(target.value)))
          }
        />
      ) : null}
      {onJump && pages !== 1 ? <PageJump pages={pages} onJump={onJump} /> : null}
    </nav>
  );

  function rangeText(): string {
    const { first, last } = rowRange(page, size, total);
    if (total === undefined) return t.rangeOpen(format(first), format(last));
    return total === 0 ? t.none : t.range(format(first), format(last), format(total));
  }
}

/** With an unknown end there is nothing to number but the page in sight. */
function slotsOf(page: number, pages: number | undefined) {
  return pages === undefined ? [{ kind: 'page' as const, page }] : pageSlots(page, pages);
}

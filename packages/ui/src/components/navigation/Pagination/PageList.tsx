import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { touch } from '../../../theme/contract.css.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import { PageItem, type PageTravel } from './PageItem.tsx';
import * as styles from './Pagination.css.ts';
import { heldPage, pageSlots } from './paginate.ts';

interface PageListProps extends PageTravel {
  page: number;
  /** Undefined while unknown. */
  pages: number | undefined;
  /** No page follows. */
  atEnd: boolean;
  /** "Page 3 of 9", for phones, which show no numbers. */
  status: string;
}

/** The row of pages. While a pointer is over it no button changes places. */
export function PageList({ page, pages, atEnd, status, ...travel }: PageListProps) {
  const t = useMessages().pagination;
  const [centre, setCentre] = useState<number | null>(null);
  const around = heldPage(centre, page, pages ?? page);
  // The page left the row: keep the new row from here on.
  if (centre !== null && centre !== around) setCentre(around);
  // With an unknown end there is no page to number but the current one.
  const slots = pages === undefined ? [{ kind: 'page' as const, page }] : pageSlots(around, pages);
  const width = pages && pages > 99 ? `max(${String(pages).length}ch + 16px, ${touch})` : undefined;
  return (
    <ul
      className={styles.pages}
      onPointerEnter={() => setCentre(around)}
      onPointerLeave={() => setCentre(null)}
    >
      <li>
        <PageItem page={Math.max(page - 1, 1)} label={t.previous} disabled={page <= 1} {...travel}>
          <Icon icon={ChevronLeft} directional />
        </PageItem>
      </li>
      <li className={styles.position} aria-hidden="true">
        {status}
      </li>
      {slots.map((slot) =>
        slot.kind === 'gap' ? (
          <li
            key={slot.key}
            className={joinClasses(styles.slot, styles.gap)}
            style={{ minInlineSize: width }}
            aria-hidden="true"
          >
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
          <Icon icon={ChevronRight} directional />
        </PageItem>
      </li>
    </ul>
  );
}

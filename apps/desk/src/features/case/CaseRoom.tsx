import { useBeginWhereLost } from '@fairway/site';
import { Pagination, TextField } from '@fairway/ui';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useFieldsFollow } from '../useFieldsFollow.ts';
import * as styles from './Room.css.ts';

export interface CaseRoomProps {
  title: string;
  /** How many wait, in words. */
  count: string;
  /** Room for queues whose filters stand side by side. */
  isWide?: boolean;
  /** What is above the search, such as the kinds of cases. */
  kinds?: ReactNode;
  search: {
    readonly label: string;
    readonly placeholder?: string;
    readonly keyword: string;
    readonly onSearch: (keyword: string) => void;
  };
  /** What is below the search. */
  filters?: ReactNode;
  found: { readonly total: number; readonly page: number; readonly limit: number };
  hrefOfPage: (page: number) => string;
  /** One row for each case of the page. */
  rows: readonly ReactNode[];
  /** What is said where there is no row. */
  none: ReactNode;
  /** The case that is open, its key telling one from another; null for none. */
  open: ReactElement | null;
  /** What stands in its place until one is chosen. */
  choose: ReactNode;
}

/** A queue, and beside it the case that is open in it; where there is no room for both, the case alone. */
export function CaseRoom(props: CaseRoomProps) {
  const { title, count, isWide, kinds, search, filters, found, hrefOfPage, rows, none, open, choose } = props;
  const { total, page, limit } = found;
  const { search: query } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  useFieldsFollow(form, { keyword: search.keyword });
  const room = useRef<HTMLDivElement>(null);
  // A decision leads to the next case, and on phones a case stands where its queue was.
  useBeginWhereLost(`${query} ${open?.key}`, room);
  return (
    <div
      ref={room}
      className={styles.page}
      data-open={open === null ? undefined : ''}
      data-wide={isWide ? '' : undefined}
    >
      <section className={styles.queue} aria-label={title}>
        <div className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.total}>{count}</p>
        </div>
        {kinds}
        <form
          ref={form}
          className={styles.search}
          onSubmit={(event) => {
            event.preventDefault();
            search.onSearch(String(new FormData(event.currentTarget).get('keyword') ?? '').trim());
          }}
        >
          <TextField
            label={search.label}
            placeholder={search.placeholder}
            name="keyword"
            type="search"
            defaultValue={search.keyword}
          />
        </form>
        {filters}
        {rows.length === 0 ? none : <ul className={styles.rows}>{rows}</ul>}
        {total > limit ? <Pagination page={page} size={limit} total={total} hrefOf={hrefOfPage} /> : null}
      </section>
      {open ?? <section className={styles.nothing}>{choose}</section>}
    </div>
  );
}

import type { Listing, ListQuery } from '@fairway/gateway/contract/listing';
import {
  type ListControls,
  ListEmpty,
  ListPages,
  type Prefetchable,
  useRestoreLostFocus,
} from '@fairway/site';
import type { SiteList } from '@fairway/site/list';
import { ButtonLink, EmptyState, Inline, TextField } from '@fairway/ui';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useFieldsFollow } from '../useFieldsFollow.ts';
import type { OpenCase } from './queueList.ts';
import * as styles from './Room.css.ts';

type Query<L extends Listing> = ListQuery<L> & OpenCase;

export interface CaseRoomProps<L extends Listing> {
  list: SiteList<L, OpenCase>;
  /** The query of the visible rows. */
  query: Query<L>;
  hand: Pick<ListControls<Query<L>>, 'change'>;
  total: number;
  /** Fetches what reads a page ahead. */
  ahead: () => Promise<Prefetchable<Query<L>, unknown>>;
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
  };
  /** What is below the search. */
  filters?: ReactNode;
  /** One row for each case of the page. */
  rows: readonly ReactNode[];
  /** The text for an empty queue, not only one without a match. */
  none: EmptyText;
  /** The case that is open, its key telling one from another; null for none. */
  open: ReactElement | null;
  /** The placeholder until a case is chosen. */
  choose: EmptyText;
  /** The label of the link to the first page, which takes its place in an empty queue; left out for nothing. */
  home?: string;
}

interface EmptyText {
  readonly heading: string;
  readonly text: string;
}

/** A queue, and beside it the case that is open in it; where there is no room for both, the case alone. */
export function CaseRoom<L extends Listing>(props: CaseRoomProps<L>) {
  const { list, hand, total, ahead, title, count, isWide, kinds, search, filters, rows, none } = props;
  const { open, choose, home } = props;
  // Other rows are other cases: none of them is open.
  const query: Query<L> = { ...props.query, open: undefined };
  const keyword = 'keyword' in query ? String(query.keyword) : '';
  const { search: addressed } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  useFieldsFollow(form, { keyword });
  const room = useRef<HTMLDivElement>(null);
  // A decision opens the next case, and on phones a case replaces its queue.
  useRestoreLostFocus(`${addressed} ${open?.key}`, room);
  return (
    <div
      ref={room}
      className={styles.page}
      data-open={open === null ? undefined : ''}
      data-wide={isWide ? '' : undefined}
    >
      <section className={styles.queue} aria-label={title}>
        <Inline align="baseline" justify="between" wrap={false}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.total}>{count}</p>
        </Inline>
        {kinds}
        <form
          ref={form}
          className={styles.search}
          onSubmit={(event) => {
            event.preventDefault();
            const typed = String(new FormData(event.currentTarget).get('keyword') ?? '').trim();
            hand.change({ keyword: typed, open: undefined } as object);
          }}
        >
          <TextField
            label={search.label}
            placeholder={search.placeholder}
            name="keyword"
            type="search"
            defaultValue={keyword}
          />
        </form>
        {filters}
        {rows.length > 0 ? (
          <ul className={styles.rows}>{rows}</ul>
        ) : (
          <ListEmpty list={list} query={query} size="small">
            <EmptyState kind="none-yet" size="small" heading={none.heading}>
              {none.text}
            </EmptyState>
          </ListEmpty>
        )}
        <ListPages list={list} query={query} total={total} controls={hand} prefetchable={ahead} />
      </section>
      {open ?? (
        <section className={styles.nothing}>
          {rows.length > 0 ? (
            <EmptyState kind="none-yet" size="small" picture={false} heading={choose.heading}>
              {choose.text}
            </EmptyState>
          ) : home ? (
            <ButtonLink href="/">{home}</ButtonLink>
          ) : null}
        </section>
      )}
    </div>
  );
}

import type { Listing, ListQuery } from '@fairway/gateway/contract/listing';
import { type Column, DataTable, type FilterField, Stack } from '@fairway/ui';
import type { ReactNode } from 'react';
import type { Prefetchable } from '../gateway/prefetchCache.ts';
import { ListEmpty } from './ListEmpty.tsx';
import { ListPages } from './ListPages.tsx';
import { ListTools } from './ListTools.tsx';
import type { FetchPage } from './pagesOf.ts';
import type { SiteList } from './siteList.ts';
import { useList } from './useList.ts';

interface PageOfRows<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

export interface ListTableProps<L extends Listing, Scope extends object, Row> {
  list: SiteList<L, Scope>;
  /** The query of the visible rows; in an outline the requested query. */
  query: ListQuery<L> & Scope;
  /** Null while the first rows are on their way. */
  page: PageOfRows<Row> | null;
  /** Names the table, in print too. */
  caption: string;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  /** Makes the whole row lead somewhere. */
  rowHref?: (row: Row) => string;
  /** Lines of text in a row. */
  lines?: 1 | 2;
  /** Filters of the listing above the rows, each with its label; `key` is the filter's name. */
  fields?: readonly FilterField[];
  /** Label of the keyword field; null if the page itself has one. */
  searchLabel?: string | null;
  /** Tools of this list, such as its views. */
  tools?: ReactNode;
  /** Fetches what reads a page: ahead of a press, and for export and print. */
  loadPage: () => Promise<Prefetchable<ListQuery<L> & Scope, PageOfRows<Row>>>;
  /** The state of a list without any rows; a general one where it has none. */
  children?: ReactNode;
}

/** Placeholder rows while loading: a screenful. */
const mostExpected = 10;

/** A list of rows: its tools, rows, pages, and empty state. */
export function ListTable<L extends Listing, Scope extends object, Row>(
  props: ListTableProps<L, Scope, Row>,
) {
  const {
    list,
    query,
    page,
    caption,
    columns,
    rowKey,
    rowHref,
    lines,
    fields,
    searchLabel,
    loadPage,
    tools,
  } = props;
  const fetch: FetchPage<ListQuery<L> & Scope, Row> = async (listQuery, send) =>
    (await loadPage()).fetch(listQuery, send);
  const controls = useList(list, query);
  const total = page?.total ?? 0;
  const empty = (
    <ListEmpty list={list} query={query}>
      {props.children}
    </ListEmpty>
  );
  if (page && total === 0 && !list.isNarrowed(controls.query)) return empty;
  return (
    <Stack>
      <ListTools
        {...{ list, controls: controls, total, caption, columns, rowKey, fetch, fields, searchLabel, tools }}
        currentQuery={query}
        fileName={caption}
      />
      <DataTable
        {...{ caption, columns, rowKey, rowHref, lines }}
        rows={page?.rows ?? []}
        sort={controls.sort}
        onSortChange={controls.onSortChange}
        status={!page ? 'loading' : controls.pending ? 'refreshing' : 'ready'}
        expectedRows={Math.min(query.limit, mostExpected)}
        empty={empty}
      />
      {page ? <ListPages {...{ list, query, total, controls: controls, prefetchable: loadPage }} /> : null}
    </Stack>
  );
}

import type { Listing, ListQuery } from '@fairway/gateway/contract/listing';
import {
  ColumnChooser,
  type ColumnPrefs,
  type FilterField,
  type GridColumn,
  PrintButton,
  TableFilters,
} from '@fairway/ui';
import type { ReactNode } from 'react';
import { useGateway } from '../gateway/useGateway.ts';
import { useSiteWords } from '../language/useWords.ts';
import { useNotices } from '../notices/useNotices.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { fromFilters, toFilters } from './filters.ts';
import { type FetchPage, pagesOf } from './pagesOf.ts';
import type { SiteList } from './siteList.ts';
import type { ListControls } from './useList.ts';

export interface ListToolsProps<L extends Listing, Scope extends object, Row> {
  list: SiteList<L, Scope>;
  controls: ListControls<ListQuery<L> & Scope>;
  /** The query of the visible rows, which is exported and printed in full. */
  currentQuery: ListQuery<L> & Scope;
  total: number;
  /** Names the rows in print. */
  caption: string;
  /** File name of the export, without its day and ending. */
  fileName: string;
  /** Filters of the listing that are chosen here, each with its label; `key` is the filter's name. */
  fields?: readonly FilterField[];
  /** Label of the keyword field; null if the page itself has one. */
  searchLabel?: string | null;
  columns: readonly GridColumn<Row>[];
  /** Longer headers for a file and for print, by column. */
  exported?: Readonly<Record<string, string>>;
  rowKey: (row: Row) => string;
  fetch: FetchPage<ListQuery<L> & Scope, Row>;
  /** Which columns are shown; without them none can be chosen. */
  prefs?: ColumnPrefs;
  onPrefsChange?: (prefs: ColumnPrefs) => void;
  /** Tools of this list, such as its views. */
  tools?: ReactNode;
}

/** The tools above a list: filters, layout, export and print. */
export function ListTools<L extends Listing, Scope extends object, Row>(
  props: ListToolsProps<L, Scope, Row>,
) {
  const {
    list,
    controls,
    currentQuery: shown,
    total,
    caption,
    fileName,
    fields = [],
    searchLabel,
    columns,
    rowKey,
  } = props;
  const { exported = {}, fetch, prefs, onPrefsChange } = props;
  const { listing } = list;
  const { query, change } = controls;
  const { t, format } = useSiteWords();
  const { send, now } = useGateway();
  const { toasts, messageOf } = useNotices();
  const time = format.stamp(now());
  const whole = {
    columns: columns.map((column) => ({ ...column, header: exported[column.key] ?? column.header })),
    page: pagesOf(shown, (listQuery) => fetch(listQuery, send)),
  };
  const names = fields.map(({ key }) => key);
  const filters = toFilters(listing, query);
  const search =
    listing.keyword === undefined || searchLabel === null
      ? {}
      : {
          // Typed text stays until other rows are visible: a lost connection does not reset it.
          search: keywordOf(shown),
          onSearchChange: (keyword: string) => {
            if (keyword !== keywordOf(query)) change({ keyword } as object);
          },
          ...(searchLabel === undefined ? {} : { searchLabel }),
        };
  return (
    <TableFilters
      fields={fields}
      filters={Object.fromEntries(names.flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])))}
      onFiltersChange={(values) => change(fromFilters(listing, names, values) as object)}
      {...search}
    >
      {prefs && onPrefsChange ? (
        <ColumnChooser columns={columns} prefs={prefs} onPrefsChange={onPrefsChange} />
      ) : null}
      {props.tools}
      <ExportMenu {...whole} name={`${fileName} ${format.stampDay(now())}`} />
      <PrintButton
        {...whole}
        onError={(error) =>
          void toasts.show({ tone: 'bad', text: messageOf(error) ?? '', code: 'list-not-read' })
        }
        caption={caption}
        rowKey={rowKey}
        total={total}
        note={t('list.printNote', { time })}
      />
    </TableFilters>
  );
}

function keywordOf(query: object): string {
  return 'keyword' in query && typeof query.keyword === 'string' ? query.keyword : '';
}

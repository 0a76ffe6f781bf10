import { DataTable, type Sort } from '@fairway/ui';
import type { Found } from './FreightScreen.tsx';
import { changed, resultsAddress, type SailingSort } from './search.ts';
import { useSailingColumns } from './useSailingColumns.tsx';
import { useWords } from './words.ts';

/** The sailings of the page, sorted by the gateway. */
export function SailingsTable({ search, found, refreshing, ask }: Found) {
  const { t, format, nameOf } = useWords();
  const columns = useSailingColumns();

  const onSort = (sort: Sort | null) =>
    ask(resultsAddress(changed(search, sort ? fromTable(sort) : { sort: 'departure', order: 'asc' })), {
      preventScrollReset: true,
    });

  return (
    <DataTable
      caption={t('freight.caption', {
        origin: nameOf(found.origin),
        destination: nameOf(found.destination),
        week: format.week(search.week),
      })}
      columns={columns}
      rows={found.rows}
      rowKey={(sailing) => sailing.id}
      sort={{ column: search.sort, direction: search.order === 'asc' ? 'ascending' : 'descending' }}
      onSortChange={onSort}
      status={refreshing ? 'refreshing' : 'ready'}
      lines={2}
    />
  );
}

function fromTable({ column, direction }: Sort): { sort: SailingSort; order: 'asc' | 'desc' } {
  return { sort: column as SailingSort, order: direction === 'ascending' ? 'asc' : 'desc' };
}

import { useState } from 'react';
import { mountSpecimen } from '../../../stories/mountSpecimen.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { DataTable } from './DataTable.tsx';
import { sortRows } from './sortRows.ts';
import type { Column, Sort } from './types.ts';

interface Sailing {
  readonly vessel: string;
  readonly departs: string;
  readonly price: number;
}

const sailings: readonly Sailing[] = [
  { vessel: 'CSCL PACIFIC', departs: '24 Nov', price: 1890 },
  { vessel: 'HMM NURI', departs: '28 Nov', price: 1780 },
];
const columns: readonly Column<Sailing>[] = [
  { key: 'vessel', header: 'Vessel', priority: 'title', cell: ({ vessel }) => vessel },
  { key: 'departs', header: 'Departs', cell: ({ departs }) => departs },
  { key: 'price', header: '40HQ', align: 'end', sortable: true, cell: ({ price }) => `${price}` },
  {
    key: 'action',
    header: 'Details',
    headerHidden: true,
    priority: 'action',
    cell: ({ vessel }) => <Button aria-label={`Details ${vessel}`}>Details</Button>,
  },
];

function Sailings() {
  const [sort, setSort] = useState<Sort | null>(null);
  return (
    <DataTable
      caption="Sailings in week 48"
      columns={columns}
      rows={sortRows(sailings, sort, { price: ({ price }) => price }, 'en')}
      rowKey={({ vessel }) => vessel}
      sort={sort}
      onSortChange={setSort}
    />
  );
}

mountSpecimen(<Sailings />);

import { mountSpecimen } from '../../../../stories/mountSpecimen.tsx';
import { DataGrid } from '../DataGrid.tsx';
import { selectKeys } from '../machine/selection.ts';
import { makeSailings, type Sailing, sailingColumns, say } from './sailings.tsx';

const rows = makeSailings(100_000);
const words = say({ locale: 'en' });
const columns = sailingColumns(words, () => {});

mountSpecimen(
  <DataGrid
    caption={words.caption}
    columns={columns}
    rows={rows}
    rowKey={({ id }: Sailing) => id}
    sort={{ column: 'departure', direction: 'ascending' }}
    onSortChange={() => {}}
    selection={selectKeys(['S000002'])}
    onSelectionChange={() => {}}
    renderDetail={({ vessel }) => words.detail(vessel)}
    expanded={new Set(['S000003'])}
    height="400px"
  />,
  'div',
);

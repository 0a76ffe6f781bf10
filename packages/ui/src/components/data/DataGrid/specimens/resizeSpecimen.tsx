import { mountSpecimen } from '../../../../stories/mountSpecimen.tsx';
import { DataGrid } from '../DataGrid.tsx';
import { makeSailings, type Sailing, sailingColumns, say } from './sailings.tsx';

const rows = makeSailings(12);
const words = say({ locale: 'en' });
const columns = sailingColumns(words, () => {});

mountSpecimen(
  <DataGrid
    caption={words.caption}
    columns={columns}
    rows={rows}
    rowKey={({ id }: Sailing) => id}
    rowHeight="measured"
  />,
  'div',
);

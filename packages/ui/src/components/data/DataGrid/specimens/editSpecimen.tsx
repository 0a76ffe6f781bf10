import { mountSpecimen } from '../../../../stories/mountSpecimen.tsx';
import { DataGrid } from '../DataGrid.tsx';
import type { CellEditor } from '../plugs/edit/editValues.ts';
import { useCellEditing } from '../plugs/edit/useCellEditing.tsx';
import { useCellRanges } from '../plugs/range/useCellRanges.ts';
import { makeSailings, type Sailing, sailingColumns, say } from './sailings.tsx';

const words = say({ locale: 'en' });
const columns = sailingColumns(words);
const stored = makeSailings(6);
const editors: Readonly<Record<string, CellEditor<Sailing>>> = {
  price: {
    kind: 'number',
    value: ({ price }) => price,
    set: (row, value) => ({ ...row, price: Number(value) }),
  },
};

function Prices() {
  const editing = useCellEditing<Sailing>({
    rows: stored,
    rowKey: ({ id }) => id,
    editors,
    onSave: async () => {},
  });
  const ranges = useCellRanges<Sailing>({ editing });
  return (
    <DataGrid
      caption={words.caption}
      columns={columns}
      rows={editing.rows}
      rowKey={({ id }) => id}
      plugs={[ranges, editing.plug]}
    />
  );
}

mountSpecimen(<Prices />, 'div');

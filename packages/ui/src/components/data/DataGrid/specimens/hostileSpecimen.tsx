import { Component, type ReactNode, useState } from 'react';
import { hostile, many } from '../../../../stories/hostile.ts';
import { mountSpecimen } from '../../../../stories/mountSpecimen.tsx';
import { Pagination } from '../../../navigation/Pagination/Pagination.tsx';
import { BulkBar } from '../../BulkBar/BulkBar.tsx';
import { type BulkAction, useBulk } from '../../BulkBar/useBulk.ts';
import { ColumnChooser } from '../../ColumnChooser/ColumnChooser.tsx';
import { DataTable } from '../../DataTable/DataTable.tsx';
import { CsvButton } from '../../TableExport/CsvButton.tsx';
import { TableFilters } from '../../TableFilters/TableFilters.tsx';
import { DataGrid } from '../DataGrid.tsx';
import { noPrefs } from '../machine/columnPrefs.ts';
import { selectKeys } from '../machine/selection.ts';

const nothing = () => {};
const gaps = [hostile.nothing, hostile.missing];
const note = (name: string, text: string) => {
  document.body.dataset[name] = `${document.body.dataset[name] ?? ''}${text};`;
};

/** Reports which part broke, and keeps the others. */
class Part extends Component<{ name: string; children: ReactNode }> {
  override state = { broken: false };
  static getDerivedStateFromError() {
    return { broken: true };
  }
  override componentDidCatch(error: unknown) {
    note('broken', `${this.props.name}: ${error}`);
  }
  override render() {
    return this.state.broken ? null : this.props.children;
  }
}

/** Ends only when the test ends it. */
const untilStopped = (signal: AbortSignal | undefined, name: string) =>
  new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => {
      note('stopped', name);
      reject(signal?.reason);
    });
  });
const actions: readonly BulkAction[] = [
  { key: 'book', label: 'Book', act: (_key, signal) => untilStopped(signal, 'action') },
];

function MidFlight() {
  const [selection, setSelection] = useState(selectKeys(['1']));
  const shared = { actions, selection, onSelectionChange: setSelection, total: 1 };
  const bulk = useBulk({ ...shared, onEnd: () => note('ended', 'action') });
  return (
    <>
      <BulkBar {...shared} bulk={bulk} />
      <CsvButton
        name="file"
        columns={[]}
        page={(_cursor, signal) => untilStopped(signal, 'file')}
        onError={() => note('ended', 'file')}
      >
        Export
      </CsvButton>
    </>
  );
}

function Idle({ strange }: { strange: never }) {
  const shared = { actions: strange, selection: strange, onSelectionChange: nothing, total: strange };
  return <BulkBar {...shared} bulk={useBulk(shared)} match={strange} />;
}

function Page() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(false)}>
        Leave
      </button>
      {open && <MidFlight />}
      {([hostile.nothing, hostile.missing, hostile.number, hostile.object] as const).map((strange) => (
        <Part key={String(strange)} name={`BulkBar ${strange}`}>
          <Idle strange={strange} />
        </Part>
      ))}
      {([hostile.nothing, hostile.missing, hostile.number, hostile.object] as const).map((strange) => (
        <div key={String(strange)}>
          <Part name={`ColumnChooser ${strange}`}>
            <ColumnChooser columns={strange} prefs={noPrefs} onPrefsChange={nothing} />
          </Part>
          <Part name={`ColumnChooser, prefs ${strange}`}>
            <ColumnChooser columns={[]} prefs={strange} onPrefsChange={nothing} />
          </Part>
          <Part name={`DataTable ${strange}`}>
            <DataTable caption="Table" columns={strange} rows={strange} rowKey={String} />
          </Part>
          <Part name={`DataGrid ${strange}`}>
            <DataGrid caption="Grid" columns={strange} rows={strange} rowKey={String} />
          </Part>
          <Part name={`Pagination ${strange}`}>
            <Pagination
              page={1}
              size={strange}
              total={95}
              sizes={strange}
              onPageChange={nothing}
              onSizeChange={nothing}
            />
          </Part>
          <Part name={`TableFilters ${strange}`}>
            <TableFilters fields={strange} filters={strange} onFiltersChange={nothing} />
          </Part>
        </div>
      ))}
      <Part name="Gaps">
        <DataTable caption="Gaps" columns={gaps} rows={gaps} rowKey={String} />
        <DataGrid caption="Gaps" columns={gaps} rows={gaps} rowKey={String} />
      </Part>
      <Part name="DataTable">
        <DataTable
          caption="Ten thousand"
          columns={[{ key: 'number', header: 'Number', cell: (row) => row.number }]}
          rows={many(10_000, (number) => ({ number: `${number}` }))}
          rowKey={({ number }) => number}
        />
      </Part>
    </>
  );
}

mountSpecimen(<Page />);

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { kitWords } from '../../../stories/kitWords.ts';
import { Row } from '../../../stories/layout.tsx';
import { words } from '../../../stories/words.ts';
import { ColumnChooser } from '../ColumnChooser/ColumnChooser.tsx';
import { CsvButton } from '../TableExport/CsvButton.tsx';
import { DataGrid } from './DataGrid.tsx';
import { noPrefs } from './machine/columnPrefs.ts';
import { useColumnGroups } from './plugs/useColumnGroups.tsx';
import { useGroupedRows } from './plugs/useGroupedRows.tsx';
import type { GridColumn } from './types.ts';

/** Containers that a port needs in the coming weeks, by type. */
interface Need {
  readonly port: string;
  readonly trade: string;
  readonly counts: readonly number[];
}

const boxes = ['20GP', '40GP', '40HQ'] as const;
const weeks = Array.from({ length: 19 }, (_, index) => 36 + index);
const needs = ['Shanghai', 'Ningbo', 'Qingdao', 'Yantian'].map(
  (port, at): Need => ({
    port,
    trade: at % 2 ? 'Europe' : 'America',
    counts: weeks.flatMap((week) => boxes.map((_, box) => 1000 + week * 10 + box + at * 100)),
  }),
);

const say = words({
  zh: { caption: '用箱计划', port: '港口', trade: '航线区域', week: (week: number) => `第 ${week} 周` },
  en: { caption: 'Container plan', port: 'Port', trade: 'Trade', week: (week: number) => `Week ${week}` },
});

const meta = {
  title: 'Data/DataGrid weeks',
  component: DataGrid<Need>,
  tags: ['!autodocs'],
  parameters: { pixels: 'none' },
  args: { caption: '', columns: [], rows: needs, rowKey: ({ port }: Need) => port },
  render: (_, { globals }) => <Plan globals={globals} />,
} satisfies Meta<typeof DataGrid<Need>>;
export default meta;

type Story = StoryObj<typeof meta>;
type Globals = Record<string, unknown>;

const sum = (at: number) => (rows: readonly Need[]) =>
  rows.reduce((total, { counts }) => total + (counts[at] ?? 0), 0);
const cellCount = weeks.length * boxes.length;
const totals = Object.fromEntries(Array.from({ length: cellCount }, (_, at) => [`c${at}`, sum(at)]));

function Plan({ globals }: { globals: Globals }) {
  const t = useMemo(() => say(globals), [globals]);
  const [prefs, setPrefs] = useState(noPrefs);
  const columns = useMemo(
    (): readonly GridColumn<Need>[] => [
      { key: 'port', header: t.port, priority: 'title', pinned: 'start', value: ({ port }) => port },
      { key: 'trade', header: t.trade, value: ({ trade }) => trade },
      ...weeks.flatMap((week, index) =>
        boxes.map((header, box): GridColumn<Need> => {
          const at = index * boxes.length + box;
          return {
            ...{ key: `c${at}`, header, group: t.week(week), size: 90, align: 'end' },
            value: ({ counts }) => counts[at],
          };
        }),
      ),
    ],
    [t],
  );
  const {
    plug,
    expandAll: _,
    collapseAll: __,
    ...grouped
  } = useGroupedRows<Need>({
    ...{ rows: needs, rowKey: ({ port }) => port, columns, by: ['trade'], totals },
  });
  const heads = useColumnGroups<(typeof grouped.rows)[number]>();
  return (
    <>
      <Row>
        <ColumnChooser columns={columns} prefs={prefs} onPrefsChange={setPrefs} />
        <CsvButton name="plan" columns={columns} page={async () => ({ rows: needs })} onError={fn()} />
      </Row>
      <DataGrid {...grouped} caption={t.caption} height="360px" plugs={[plug, heads]} />
    </>
  );
}

/** A number without a `cell` is written as the totals are; headings are under those of their week. */
export const Numbers: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    const grid = canvas.getByRole('treegrid');
    const [first] = within(grid).getAllByRole('columnheader', { name: `${t.week(36)} 20GP` });
    await expect(first).toHaveTextContent(/^20GP$/);
    const row = within(grid).getByRole('row', { name: /Shanghai/ });
    await expect(within(row).getByText('1,360')).toBeVisible();
    await expect(within(grid).getByText('2,920')).toBeVisible();
  },
};

/** The week is before the container type where its heading is not. */
export const Names: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    const { columnChooser, dataGrid } = kitWords();
    let file: Blob | undefined;
    const url = spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      file = blob as Blob;
      return '#file';
    });
    await userEvent.click(canvas.getByRole('button', { name: dataGrid.exportCsv }));
    await waitFor(() => expect(file).toBeDefined());
    url.mockRestore();
    const [heads, first] = ((await file?.text()) ?? '').split('\r\n');
    await expect(heads).toContain(`,${t.week(36)} 40HQ,${t.week(37)} 20GP,`);
    // A file has plain numbers.
    await expect(first).toMatch(/^Shanghai,America,1360,1361,/);

    await userEvent.click(canvas.getByRole('button', { name: columnChooser.open }));
    const panel = within(await canvas.findByRole('region', { name: columnChooser.label }));
    await expect(panel.getByRole('checkbox', { name: `${t.week(37)} 20GP` })).toBeChecked();
    await expect(
      panel.getByRole('button', { name: columnChooser.up(`${t.week(37)} 20GP`) }),
    ).toBeInTheDocument();
  },
};

/** A card of a group has four totals, and the names in cards say the week. */
export const OnPhones: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    const [group, row] = canvas.getByRole('treegrid').querySelectorAll<HTMLElement>('tr[data-row]');
    const visible = (card: HTMLElement | undefined) =>
      [...(card?.querySelectorAll('[data-label]') ?? [])].filter((fact) => fact.checkVisibility());
    const names = [`${t.week(36)} 20GP`, `${t.week(36)} 40GP`, `${t.week(36)} 40HQ`, `${t.week(37)} 20GP`];
    await expect(visible(group).map((fact) => fact.getAttribute('data-label'))).toEqual(names);
    await expect(visible(row)).toHaveLength(1 + cellCount);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Column as Stack } from '../../../stories/layout.tsx';
import { withoutProps } from '../../../stories/withoutProps.ts';
import { words } from '../../../stories/words.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Badge } from '../../feedback/Badge/Badge.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { DataTable, type DataTableProps } from './DataTable.tsx';
import { sortRows } from './sortRows.ts';
import type { Column, PhonePlace, Sort } from './types.ts';

interface Sailing {
  readonly key: string;
  readonly vessel: string;
  readonly voyage: string;
  /** ISO dates. */
  readonly departure: string;
  readonly closing: string;
  /** Days. */
  readonly transit: number;
  readonly via?: string;
  readonly gp20: number;
  readonly gp40: number;
  readonly hq40: number;
}

const sailings: readonly Sailing[] = [
  {
    key: '1',
    vessel: 'CSCL PACIFIC',
    voyage: '084E',
    departure: '2026-11-24',
    closing: '2026-11-22',
    transit: 14,
    gp20: 1420,
    gp40: 1790,
    hq40: 1890,
  },
  {
    key: '2',
    vessel: 'OOCL SEOUL',
    voyage: '112E',
    departure: '2026-11-25',
    closing: '2026-11-23',
    transit: 13,
    gp20: 1450,
    gp40: 1830,
    hq40: 1920,
  },
  {
    key: '3',
    vessel: 'EVER FOCUS',
    voyage: '0971E',
    departure: '2026-11-26',
    closing: '2026-11-24',
    transit: 16,
    via: 'KRPUS',
    gp20: 1360,
    gp40: 1700,
    hq40: 1795,
  },
  {
    key: '4',
    vessel: 'ONE APUS',
    voyage: '065E',
    departure: '2026-11-27',
    closing: '2026-11-25',
    transit: 15,
    gp20: 1480,
    gp40: 1860,
    hq40: 1960,
  },
  {
    key: '5',
    vessel: 'HMM NURI',
    voyage: '018E',
    departure: '2026-11-28',
    closing: '2026-11-26',
    transit: 17,
    via: 'KRPUS',
    gp20: 1340,
    gp40: 1690,
    hq40: 1780,
  },
  {
    key: '6',
    vessel: 'MAERSK ESSEN',
    voyage: '447N',
    departure: '2026-11-28',
    closing: '2026-11-26',
    transit: 15,
    gp20: 1510,
    gp40: 1905,
    hq40: 2010,
  },
];

const onSortChange = fn();
const onDetails = fn();

const meta = {
  title: 'Data/DataTable',
  component: DataTable<Sailing>,
  args: { caption: '', columns: [], rows: [], rowKey: ({ key }: Sailing) => key },
} satisfies Meta<typeof DataTable<Sailing>>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    lang: 'zh-CN',
    caption: '上海到洛杉矶的船期，2026 年第 48 周',
    vessel: '船名 / 航次',
    departure: '离港',
    closing: '截港',
    transit: '航程',
    routing: '直达 / 中转',
    details: '详情',
    days: (count: number) => `${count} 天`,
    direct: '直达',
    via: (port: string) => `中转 · ${port}`,
    locked: '登录查看',
    retry: '重试',
    closed: '已截单',
  },
  en: {
    lang: 'en-GB',
    caption: 'Sailings from Shanghai to Los Angeles, week 48 of 2026',
    vessel: 'Vessel / voyage',
    departure: 'Departs',
    closing: 'Cut-off (CY)',
    transit: 'Transit',
    routing: 'Routing',
    details: 'Details',
    days: (count: number) => `${count} d`,
    direct: 'Direct',
    via: (port: string) => `via ${port}`,
    locked: 'Log in to view',
    retry: 'Try again',
    closed: 'Closed',
  },
});

const second = { color: 'var(--fw-color-raised-ink3)', fontSize: 12, lineHeight: '18px' };

type Words = ReturnType<typeof say>;

function columnsOf(t: Words, locked = false): readonly Column<Sailing>[] {
  const date = new Intl.DateTimeFormat(t.lang, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const money = new Intl.NumberFormat(t.lang);
  const price = (key: 'gp20' | 'gp40' | 'hq40', header: string): Column<Sailing> => ({
    key,
    header,
    align: 'end',
    sortable: !locked,
    cell: (row) => (locked ? t.locked : money.format(row[key])),
  });
  return [
    {
      key: 'vessel',
      header: t.vessel,
      priority: 'title',
      cell: ({ vessel, voyage }) => (
        <>
          <strong>{vessel}</strong>
          <div style={second}>{voyage}</div>
        </>
      ),
    },
    {
      key: 'departure',
      header: t.departure,
      sortable: true,
      cell: (row) => date.format(new Date(row.departure)),
    },
    { key: 'closing', header: t.closing, cell: (row) => date.format(new Date(row.closing)) },
    { key: 'transit', header: t.transit, align: 'end', sortable: true, cell: (row) => t.days(row.transit) },
    {
      key: 'routing',
      header: t.routing,
      cell: ({ via }) =>
        via ? (
          <Badge>{t.via(via)}</Badge>
        ) : (
          <Badge tone="good" icon={null}>
            {t.direct}
          </Badge>
        ),
    },
    price('gp20', '20GP'),
    price('gp40', '40GP'),
    price('hq40', '40HQ'),
    {
      key: 'action',
      header: t.details,
      headerHidden: true,
      align: 'end',
      priority: 'action',
      cell: ({ vessel }) => (
        <Button size="small" aria-label={`${t.details} ${vessel}`} onClick={onDetails}>
          {t.details}
        </Button>
      ),
    },
  ];
}

const values = {
  departure: (row: Sailing) => row.departure,
  transit: (row: Sailing) => row.transit,
  gp20: (row: Sailing) => row.gp20,
  gp40: (row: Sailing) => row.gp40,
  hq40: (row: Sailing) => row.hq40,
};

type Options = Partial<DataTableProps<Sailing>> & { t: Words; locked?: boolean };

/** Keeps the sort, as a caller's URL does. */
function Sailings({ t, locked, rows = sailings, ...rest }: Options) {
  const [sort, setSort] = useState<Sort | null>({ column: 'departure', direction: 'ascending' });
  return (
    <DataTable
      caption={t.caption}
      columns={columnsOf(t, locked)}
      rows={sortRows(rows, sort, values, t.lang)}
      rowKey={({ key }) => key}
      sort={sort}
      onSortChange={(next) => {
        onSortChange(next);
        setSort(next);
      }}
      lines={2}
      {...rest}
    />
  );
}

export const Rows: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { status: 'ready', lines: 2, expectedRows: 5, stickyOffset: 0 },
  argTypes: { columns: { control: false }, rows: { control: false } },
  render: (args, { globals }) => (
    <Sailings
      t={say(globals)}
      error={<EmptyState kind="failed" size="small" level={3} />}
      {...withoutProps(args, 'columns', 'rows')}
    />
  ),
};

/** Rows of a group have a heading: here those that are closed. */
export const Groups: Story = {
  parameters: { pixels: 'none' },
  render: (_, { globals }) => {
    const t = say(globals);
    return (
      <Sailings
        t={t}
        rows={sailings.slice(0, 4)}
        groupHeading={({ departure }) => (departure > '2026-11-25' ? t.closed : null)}
      />
    );
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole('cell', { name: say(globals).closed })).toHaveLength(1);
  },
};

/** On a phone every row is a card with the same facts. */
export const Cards: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (_, { globals }) => <Sailings t={say(globals)} rows={sailings.slice(0, 2)} />,
};

/** A visitor sees the schedule, and where prices would be. */
export const Locked: Story = {
  render: (_, { globals }) => <Sailings t={say(globals)} rows={sailings.slice(0, 2)} locked />,
};

/** The whole row leads to its page; the button in it still does its own. */
export const RowLinks: Story = {
  render: (_, { globals }) => (
    <Sailings t={say(globals)} rows={sailings.slice(0, 2)} rowHref={({ key }) => `#${key}`} />
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /CSCL PACIFIC/ });
    const row = canvas.getByRole('row', { name: /CSCL PACIFIC/ });
    const box = row.getBoundingClientRect();
    const under = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    await expect(under?.closest('a')).toBe(link);
    await userEvent.click(within(row).getByRole('button'));
    await expect(onDetails).toHaveBeenCalled();
    within(row).getByRole('button').blur();
  },
};

/** Below 640 px a custom row replaces the card, and all of it is the link. */
export const PhoneRows: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (_, { globals }) => {
    const t = say(globals);
    return (
      <Sailings
        t={t}
        rows={sailings.slice(0, 3)}
        phoneHref={({ key }) => `#${key}`}
        phoneRow={({ vessel, voyage, transit }) => (
          <>
            <strong>{vessel}</strong> {voyage}
            <div style={second}>{t.days(transit)}</div>
          </>
        )}
      />
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /CSCL PACIFIC/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /CSCL PACIFIC/ })).toBeNull();
  },
};

const places: Readonly<Record<string, PhonePlace>> = {
  departure: 'line',
  transit: 'line',
  routing: 'aside',
  gp20: 'none',
  gp40: 'none',
  hq40: 'figure',
};

/** Below 640 px columns with a place form two lines; the others follow with their names. */
export const PhoneLines: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (_, { globals }) => {
    const t = say(globals);
    const columns = columnsOf(t).map((column) => {
      const phonePlace = places[column.key];
      return phonePlace ? { ...column, phonePlace } : column;
    });
    return <Sailings t={t} rows={sailings.slice(0, 3)} columns={columns} />;
  },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /CSCL PACIFIC/ }));
    const [title, price] = [row.getByRole('rowheader'), row.getByRole('cell', { name: '1,890' })];
    await expect(price.getBoundingClientRect().y).toBeCloseTo(title.getBoundingClientRect().y, -1);
    await expect(row.queryByRole('cell', { name: '1,420' })).toBeNull();
  },
};

export const Loading: Story = {
  render: (_, { globals }) => <Sailings t={say(globals)} status="loading" expectedRows={3} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('row')).toHaveLength(1);
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
  },
};

/** Old rows stay readable until the new ones are here. */
export const Refreshing: Story = {
  // Stale rows are dimmed on purpose.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  render: (_, { globals }) => <Sailings t={say(globals)} rows={sailings.slice(0, 2)} status="refreshing" />,
};

export const NoneMatch: Story = {
  render: (_, { globals }) => (
    <Sailings t={say(globals)} rows={[]} empty={<EmptyState kind="none-match" size="small" level={3} />} />
  ),
};

export const Failed: Story = {
  render: (_, { globals }) => {
    const t = say(globals);
    return (
      <Sailings
        t={t}
        status="error"
        error={<EmptyState kind="failed" size="small" level={3} actions={<Button>{t.retry}</Button>} />}
      />
    );
  },
};

/** Between phone and desktop it scrolls inside its frame. */
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  render: (_, { globals }) => (
    <Stack width={736}>
      <Sailings t={say(globals)} rows={sailings.slice(0, 2)} />
    </Stack>
  ),
};

/** Values that an untyped caller may pass, and names of 300 letters. */
export const InvalidProps: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: (_, { globals }) => {
    const t = say(globals);
    const strange: readonly unknown[] = [null, { a: 1 }, Number.NaN, () => 'x', new Date(0), 'A'.repeat(300)];
    const columns = strange.map(
      (cell, index): Column<Sailing> => ({
        key: String(index),
        header: (index === 0 ? null : index === 5 ? 'H'.repeat(300) : `${index}`) as string,
        sortable: index % 2 === 0,
        cell: () => cell as string,
      }),
    );
    return (
      <Stack width={800}>
        <Sailings
          t={t}
          columns={columns}
          rows={sailings.slice(0, 1)}
          sort={{ column: 'gone', direction: 'ascending' }}
        />
        <DataTable
          caption={t.caption}
          columns={columnsOf(t)}
          rows={null as unknown as readonly Sailing[]}
          rowKey={({ key }: Sailing) => key}
          empty={t.retry}
        />
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('table')).toHaveLength(2);
  },
};

/** Roles and names are the same whether rows look like rows or like cards. */
export const Names: Story = {
  parameters: { sameAs: 'data-datatable--row-links' },
  tags: ['!autodocs'],
  render: (_, { globals }) => <Sailings t={say(globals)} rows={sailings.slice(0, 2)} />,
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    const table = canvas.getByRole('table', { name: t.caption });
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(9);
    await expect(within(table).getByRole('columnheader', { name: '40HQ' })).toHaveAttribute(
      'aria-sort',
      'none',
    );
    await expect(within(table).getByRole('columnheader', { name: t.departure })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(within(table).getByRole('columnheader', { name: t.closing })).not.toHaveAttribute(
      'aria-sort',
    );
    const row = within(table).getAllByRole('row')[1];
    if (!row) throw new Error('the table has no rows');
    await expect(within(row).getByRole('rowheader', { name: /CSCL PACIFIC 084E/ })).toBeVisible();
    await expect(within(row).getByRole('cell', { name: '1,890' })).toBeVisible();
  },
};

/** A press announces its effect, then the effect of the next one. */
export const SortByHeading: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  render: (_, { globals }) => <Sailings t={say(globals)} />,
  play: async ({ canvas, globals }) => {
    const zh = globals.locale === 'zh';
    const first = () => canvas.getAllByRole('rowheader')[0];
    const press = async (name: string) => {
      canvas.getByRole('button', { name }).focus();
      await userEvent.keyboard('{Enter}');
    };
    await press(zh ? '按40HQ升序排列' : 'Sort by 40HQ, ascending');
    await expect(first()).toHaveTextContent('HMM NURI');
    await press(zh ? '按40HQ降序排列' : 'Sort by 40HQ, descending');
    await expect(first()).toHaveTextContent('MAERSK ESSEN');
    const off = canvas.getByRole('button', { name: zh ? '取消按40HQ排序' : 'Stop sorting by 40HQ' });
    await expect(off).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onSortChange).toHaveBeenLastCalledWith(null);
    off.blur();
  },
};

export const SortOnPhone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  render: (_, { globals }) => <Sailings t={say(globals)} rows={sailings.slice(0, 2)} />,
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'descending hq40');
    await expect(onSortChange).toHaveBeenLastCalledWith({ column: 'hq40', direction: 'descending' });
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('OOCL SEOUL');
  },
};

const contacts = [
  { name: 'Li Na', email: 'north-europe.operations.documents@container-line.example' },
  { name: 'Wang Wei', email: 'w@line.example' },
];

/** On a phone an address wraps before `@` and the dots, and stays inside its card. */
export const LongEmails: Story = {
  parameters: { pixels: 'none' },
  globals: { viewport: { value: 'phone' } },
  render: (_, { globals }) => {
    return (
      <DataTable
        caption={say(globals).caption}
        columns={[
          { key: 'name', header: say(globals).vessel, value: ({ name }) => name, priority: 'title' },
          { key: 'email', header: 'Email', value: ({ email }) => email },
        ]}
        rows={contacts}
        rowKey={({ email }) => email}
      />
    );
  },
  play: async ({ canvas }) => {
    const [long] = canvas.getAllByRole('cell');
    await expect(long).toHaveTextContent('north-europe.operations.documents@container-line.example');
    await expect(long?.scrollWidth).toBe(long?.clientWidth);
    const texts = [...(long?.childNodes ?? [])].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const lines = texts.map((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return [...range.getClientRects()].map(({ top }) => top);
    });
    // Every part is in one line, and the address takes more than one.
    await expect(lines.every((tops) => new Set(tops).size === 1)).toBe(true);
    await expect(new Set(lines.flat()).size).toBeGreaterThan(1);
  },
};

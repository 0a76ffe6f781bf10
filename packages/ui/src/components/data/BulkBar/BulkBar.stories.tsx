import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { words } from '../../../stories/words.ts';
import { DataGrid } from '../DataGrid/DataGrid.tsx';
import { markRows, type Selection, selectAllMatching, selectKeys } from '../DataGrid/machine/selection.ts';
import { makeSailings, type Sailing, sailingColumns, say } from '../DataGrid/specimens/sailings.tsx';
import { BulkBar, type BulkBarProps } from './BulkBar.tsx';
import type { ActOnAll } from './runOnAll.ts';
import { type BulkAction, useBulk } from './useBulk.ts';

const rows = makeSailings(60);
const firstRows = rows.slice(0, 4);
const keyOf = ({ id }: Sailing) => id;
const done = fn();
const undone = fn();
const onAll = fn<ActOnAll>();

const meta = {
  title: 'Data/BulkBar',
  component: BulkBar,
  parameters: { frame: {} },
} satisfies Meta<typeof BulkBar>;
export default meta;

type Story = Omit<StoryObj<typeof meta>, 'args'> & { args?: Partial<BulkBarProps> };

const tell = words({
  zh: { book: '订舱', remove: '取消关注', full: '舱位已满', away: '服务器没有响应' },
  en: {
    ...{ book: 'Book', remove: 'Unwatch', full: 'no space left on this voyage' },
    away: 'the server did not answer',
  },
});

interface Options {
  globals: Record<string, unknown>;
  first: Selection;
  /** Actions never end, as with a slow server. */
  stuck?: boolean;
  total?: number | null;
  match?: string;
  /** One request acts on all that match. */
  atOnce?: boolean;
  /** Below the rows, at the bottom of the screen. */
  sticky?: boolean;
}

/** A grid with one page of rows, its bar, and a server with 60 sailings, every fifth of them full. */
function Page(options: Options) {
  const { globals, first, stuck = false, total = rows.length, match = 'q' } = options;
  const { sticky = false, atOnce = false } = options;
  const t = tell(globals);
  const columns = useMemo(() => sailingColumns(say(globals)), [globals]);
  const [selection, setSelection] = useState(first);
  const actions: readonly BulkAction[] = [
    {
      key: 'book',
      label: t.book,
      act: async (key) => {
        if (stuck) await new Promise(() => {});
        if (Number(key.slice(1)) % 5 === 3) throw new Error(t.full);
        done(key);
      },
      undo: async (key) => undone(key),
      ...(atOnce && { actOnAll: onAll }),
    },
    { key: 'remove', label: t.remove, tone: 'danger', act: async (key) => done(key) },
  ];
  const bulk = useBulk({
    actions,
    selection,
    onSelectionChange: setSelection,
    total,
    pages: () => [rows.slice(0, 30).map(keyOf), rows.slice(30).map(keyOf)],
  });
  return (
    <div style={{ display: 'flex', flexDirection: sticky ? 'column-reverse' : 'column', gap: 12 }}>
      <BulkBar
        sticky={sticky}
        bulk={bulk}
        actions={actions}
        selection={selection}
        onSelectionChange={setSelection}
        total={total}
        match={match}
        nameOf={(key) => rows.find(({ id }) => id === key)?.vessel ?? key}
      />
      <DataGrid
        caption={say(globals).caption}
        columns={columns}
        rows={firstRows}
        rowKey={keyOf}
        total={total}
        selection={selection}
        onSelectionChange={setSelection}
        match={match}
        problems={bulk.problems}
        height="300px"
      />
    </div>
  );
}

const firstFour = selectKeys(firstRows.map(keyOf));

/** A page is chosen; one press more means everything that matches. */
export const PageChosen: Story = {
  args: { sticky: false, match: 'q', total: rows.length },
  argTypes: {
    total: { control: 'number' },
    actions: { control: false },
    bulk: { control: false },
    selection: { control: false },
  },
  render: ({ sticky = false, match = '', total }, { globals }) => (
    <Page globals={globals} first={firstFour} sticky={sticky} match={match} total={total} />
  ),
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('region');
    await userEvent.click(within(bar).getByRole('button', { name: /60/ }));
    await expect(bar).toHaveTextContent(/60/);
    await userEvent.click(canvas.getByRole('checkbox', { name: /OOCL SEOUL/ }));
    await expect(bar).toHaveTextContent(/60.*1/);
    (document.activeElement as HTMLElement).blur();
    // The scroll position after focusing depends on how many rows were measured by then.
    canvas.getByRole('grid').parentElement?.scrollTo(0, 0);
  },
};

/** Before an action on "all that match" it asks for confirmation, with their number. */
export const Asking: Story = {
  parameters: { pixels: 'page' },
  render: (_, { globals }) => (
    <Page globals={globals} first={markRows(selectAllMatching('q'), ['S000002'])} />
  ),
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: tell(globals).book }));
    const question = await within(document.body).findByRole('alertdialog');
    await expect(question).toHaveTextContent(/59/);
    await expect(question).toHaveAccessibleDescription(/60/);
    (document.activeElement as HTMLElement).blur();
  },
};

export const Running: Story = {
  render: (_, { globals }) => <Page globals={globals} first={firstFour} stuck />,
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: tell(globals).book }));
    const progress = await canvas.findByRole('progressbar');
    await expect(progress).toHaveAccessibleName(tell(globals).book);
    // The button that was pressed is gone; the bar keeps its place for the keyboard.
    await expect(canvas.getByRole('region')).toHaveFocus();
    (document.activeElement as HTMLElement).blur();
  },
};

/** Failed rows stay chosen and show the reason; finished ones can be undone. */
export const SomeFailed: Story = {
  render: (_, { globals }) => <Page globals={globals} first={firstFour} />,
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: tell(globals).book }));
    await waitFor(() =>
      expect(canvas.getByRole('row', { selected: true })).toHaveTextContent(tell(globals).full),
    );
    await expect(done.mock.calls.flat().toSorted()).toEqual(['S000001', 'S000002', 'S000004']);
    const reasons = canvas.getByRole('group');
    await userEvent.click(reasons.querySelector('summary') as HTMLElement);
    await expect(reasons).toHaveTextContent(new RegExp(`EVER FOCUS(：|: )${tell(globals).full}`));
    (document.activeElement as HTMLElement).blur();
  },
};

/** All that match except one, over every page, then undone. */
export const Undone: Story = {
  tags: ['!autodocs'],
  render: (_, { globals }) => (
    <Page globals={globals} first={markRows(selectAllMatching('q'), ['S000002'])} />
  ),
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: tell(globals).book }));
    const question = await within(document.body).findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: tell(globals).book }));
    await waitFor(() => expect(done).toHaveBeenCalledTimes(47));
    await expect(done.mock.calls.flat()).not.toContain('S000002');
    await userEvent.click(
      await canvas.findByRole('button', { name: globals.locale === 'zh' ? '撤销' : 'Undo' }),
    );
    await waitFor(() => expect(undone).toHaveBeenCalledTimes(47));
    await expect(
      canvas.queryByRole('button', { name: globals.locale === 'zh' ? '撤销' : 'Undo' }),
    ).toBeNull();
    await expect(canvas.getByRole('region')).toHaveFocus();
    (document.activeElement as HTMLElement).blur();
  },
};

/** One request acts on all that match: a refused row stays selected with its reason, and nothing is stopped or undone. */
export const AllAtOnce: Story = {
  parameters: { pixels: 'none' },
  render: (_, { globals }) => (
    <Page globals={globals} first={markRows(selectAllMatching('q'), ['S000002'])} atOnce />
  ),
  play: async ({ canvas, globals }) => {
    const t = tell(globals);
    const answer = Promise.withResolvers<Awaited<ReturnType<ActOnAll>>>();
    onAll.mockReset().mockReturnValueOnce(answer.promise);
    await confirmBooking(canvas, t.book);
    await expect(onAll.mock.lastCall?.[0]).toEqual({ match: 'q', except: ['S000002'], count: 59 });
    await expect(await canvas.findByRole('progressbar')).toHaveAccessibleName(t.book);
    const bar = canvas.getByRole('region');
    await expect(within(bar).queryByRole('button')).toBeNull();
    answer.resolve({ done: 58, failed: { S000003: t.full } });
    await waitFor(() => expect(bar).toHaveTextContent(/58/));
    await expect(canvas.getByRole('row', { selected: true })).toHaveTextContent(t.full);
    (document.activeElement as HTMLElement).blur();
  },
};

/** The request failed: all rows stay selected, and the bar shows the reason. */
export const AllFailed: Story = {
  tags: ['!autodocs'],
  parameters: { pixels: 'none' },
  render: (_, { globals }) => <Page globals={globals} first={selectAllMatching('q')} atOnce />,
  play: async ({ canvas, globals }) => {
    const t = tell(globals);
    onAll.mockReset().mockRejectedValueOnce(new Error(t.away));
    await confirmBooking(canvas, t.book);
    await waitFor(() => expect(canvas.getByRole('region')).toHaveTextContent(t.away));
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(4);
    (document.activeElement as HTMLElement).blur();
  },
};

async function confirmBooking(canvas: ReturnType<typeof within>, label: string) {
  await userEvent.click(canvas.getByRole('button', { name: label }));
  const question = await within(document.body).findByRole('alertdialog');
  await expect(question).toHaveAccessibleDescription(/60/);
  await userEvent.click(within(question).getByRole('button', { name: label }));
}

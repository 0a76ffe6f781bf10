import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { containing, kitWords } from '../../../stories/kitWords.ts';
import { Column } from '../../../stories/layout.tsx';
import { words } from '../../../stories/words.ts';
import { branchesFrom, company, countAll, moved, thousands } from './specimen.ts';
import { Tree, type TreeProps } from './Tree.tsx';

const meta = { title: 'Navigation/Tree', component: Tree } satisfies Meta<typeof Tree>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    label: '部门',
    company: '远帆货运',
    sales: '销售部',
    pacific: '跨太平洋组',
    europe: '欧洲组',
    finance: '财务部',
    search: /搜索/,
    none: '没有找到“仓库”',
    warehouse: '仓库',
    undo: '撤销',
    query: '欧',
  },
  en: {
    label: 'Departments',
    company: 'Yuanfan Freight',
    sales: 'Sales',
    pacific: 'Transpacific',
    europe: 'Europe',
    finance: 'Finance',
    search: /Search/,
    none: 'Nothing found for "warehouse"',
    warehouse: 'warehouse',
    undo: 'Undo',
    query: 'eur',
  },
});

function Specimen({ t }: { t: ReturnType<typeof say> }) {
  const [selected, setSelected] = useState<string | null>('pacific');
  const sales = [
    { id: 'pacific', name: String(t.pacific), end: 3 },
    { id: 'europe', name: String(t.europe), end: 2 },
  ];
  return (
    <Column width={280}>
      <Tree
        label={String(t.label)}
        selected={selected}
        onSelect={setSelected}
        nodes={[
          {
            id: 'company',
            name: String(t.company),
            end: 8,
            children: [
              { id: 'sales', name: String(t.sales), end: 5, children: sales },
              { id: 'finance', name: String(t.finance), end: 1 },
            ],
          },
        ]}
      />
    </Column>
  );
}

const args = { label: '', nodes: [], selected: null, onSelect: () => {} };

/** Departments with how many people are in each. */
export const Departments: Story = {
  args,
  render: (_, { globals }) => <Specimen t={say(globals)} />,
};

/** One stop of Tab: arrows move, fold and go up, Enter chooses, letters find. */
export const Keys: Story = {
  tags: ['!autodocs'],
  args,
  render: (_, { globals }) => <Specimen t={say(globals)} />,
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    const item = (name: unknown) => canvas.getByRole('treeitem', { name: new RegExp(`^${name}`) });
    await userEvent.tab();
    await expect(item(t.pacific)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(item(t.sales)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(item(t.sales)).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    await expect(item(t.finance)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(item(t.finance)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Home}');
    await expect(item(t.company)).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(item(t.company)).not.toHaveFocus();
  },
};

const onMove = fn();

/** Departments as the state of a page: a move updates the nodes it passes. */
function Company({ t, ...rest }: Partial<TreeProps> & { t: ReturnType<typeof say> }) {
  const [nodes, setNodes] = useState(() => company(t));
  const [selected, setSelected] = useState<string | null>('pacific');
  return (
    <Column width={280}>
      <Tree
        label={String(t.label)}
        selected={selected}
        onSelect={setSelected}
        nodes={countAll(nodes)}
        searchable
        onMove={async (move) => {
          await onMove(move);
          setNodes((before) => moved(before, move));
        }}
        {...rest}
      />
    </Column>
  );
}

/** Ancestors of a match stay; the typed text is marked. */
export const Search: Story = {
  args,
  render: (_, { globals }) => <Company t={say(globals)} />,
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    const box = canvas.getByRole('searchbox', { name: t.search });
    await userEvent.type(box, String(t.warehouse));
    await expect(canvas.getByText(String(t.none))).toBeVisible();
    await expect(canvas.queryByRole('treeitem')).toBeNull();
    await userEvent.clear(box);
    await userEvent.type(box, String(t.query));
    const names = canvas.getAllByRole('treeitem').map((item) => item.textContent ?? '');
    await expect(names).toHaveLength(3);
    for (const [at, name] of [t.company, t.sales, t.europe].entries())
      await expect(names[at]).toContain(String(name));
    await userEvent.keyboard('{ArrowDown}{End}{Enter}');
    await expect(canvas.getAllByRole('treeitem')[2]).toHaveAttribute('aria-selected', 'true');
    (document.activeElement as HTMLElement).blur();
  },
};

/** Cut with Ctrl X, pasted with Ctrl V, and undone with the button next to the message. */
export const Moved: Story = {
  args,
  beforeEach: () => {
    onMove.mockReset();
  },
  render: (_, { globals }) => <Company t={say(globals)} />,
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    const item = (name: unknown) => canvas.getByRole('treeitem', { name: new RegExp(`^${name}`) });
    item(t.pacific).focus();
    await userEvent.keyboard('{Control>}x{/Control}');
    await expect(item(t.pacific)).toHaveAttribute('data-held');
    // Not below itself, not where it is, and Esc lets go.
    await userEvent.keyboard('{ArrowLeft}{Control>}v{/Control}');
    await expect(onMove).not.toHaveBeenCalled();
    item(t.pacific).focus();
    await userEvent.keyboard('{Control>}x{/Control}{Escape}');
    await expect(item(t.pacific)).not.toHaveAttribute('data-held');
    await userEvent.keyboard('{Control>}x{/Control}{End}{Control>}v{/Control}');
    await expect(onMove).toHaveBeenLastCalledWith({ id: 'pacific', to: 'finance' });
    await waitFor(() => expect(item(t.finance)).toHaveAttribute('aria-expanded', 'true'));
    await expect(item(t.finance)).toHaveTextContent('4');
    await userEvent.click(canvas.getByRole('button', { name: String(t.undo) }));
    await expect(onMove).toHaveBeenLastCalledWith({ id: 'pacific', to: 'sales' });
    await waitFor(() => expect(item(t.sales)).toHaveTextContent('5'));
    // By pointer: the target line is marked before the drop.
    const carried = new DataTransfer();
    await fireEvent.dragStart(item(t.europe), { dataTransfer: carried });
    await fireEvent.dragOver(item(t.finance), { dataTransfer: carried });
    await waitFor(() => expect(item(t.finance)).toHaveAttribute('data-over'));
    await fireEvent.dragOver(item(t.europe), { dataTransfer: carried });
    await waitFor(() => expect(item(t.finance)).not.toHaveAttribute('data-over'));
    await fireEvent.dragOver(item(t.finance), { dataTransfer: carried });
    await fireEvent.drop(item(t.finance), { dataTransfer: carried });
    await expect(onMove).toHaveBeenLastCalledWith({ id: 'europe', to: 'finance' });
    await expect(canvas.findByRole('button', { name: String(t.undo) })).resolves.toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};

/** Siblings have an order: move by Alt with arrows, or drop on the edge of a line; undo restores the position. */
export const Ordered: Story = {
  args,
  beforeEach: () => {
    onMove.mockReset();
  },
  render: (_, { globals }) => <Company t={say(globals)} ordered />,
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    const item = (name: unknown) => canvas.getByRole('treeitem', { name: new RegExp(`^${name}`) });
    item(t.pacific).focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(onMove).not.toHaveBeenCalled();
    await expect(canvas.getByText(kitWords().tree.refused(String(t.pacific)))).toBeVisible();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(onMove).toHaveBeenLastCalledWith({ id: 'pacific', to: 'sales', before: null });
    await waitFor(() => expect(item(t.pacific)).toHaveAttribute('aria-posinset', '2'));
    await expect(item(t.pacific)).toHaveFocus();
    await expect(
      canvas.findByText(kitWords().tree.reordered(String(t.pacific), 2, 2)),
    ).resolves.toBeVisible();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(onMove).toHaveBeenLastCalledWith({ id: 'pacific', to: 'sales', before: 'europe' });
    await waitFor(() => expect(item(t.pacific)).toHaveAttribute('aria-posinset', '1'));
    const carried = new DataTransfer();
    await fireEvent.dragStart(item(t.finance), { dataTransfer: carried });
    const { top, left } = item(t.europe).getBoundingClientRect();
    const edge = { dataTransfer: carried, clientX: left + 20, clientY: top + 3 };
    await fireEvent.dragOver(item(t.europe), edge);
    await waitFor(() => expect(item(t.europe)).toHaveAttribute('data-over', 'before'));
    await fireEvent.drop(item(t.europe), edge);
    await expect(onMove).toHaveBeenLastCalledWith({ id: 'finance', to: 'sales', before: 'europe' });
    await waitFor(() => expect(item(t.finance)).toHaveAttribute('aria-posinset', '2'));
    (document.activeElement as HTMLElement).blur();
  },
};

/** A finger that rests carries the line; one that moves at once scrolls, and a short one chooses. */
export const ByTouch: Story = {
  tags: ['!autodocs'],
  args,
  beforeEach: () => {
    onMove.mockReset();
  },
  render: (_, { globals }) => <Company t={say(globals)} ordered />,
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    const item = (name: unknown) => canvas.getByRole('treeitem', { name: new RegExp(`^${name}`) });
    const at = (name: unknown, share: number) => {
      const { left, top, height } = item(name).getBoundingClientRect();
      return {
        pointerId: 7,
        pointerType: 'touch',
        isPrimary: true,
        clientX: left + 60,
        clientY: top + height * share,
      };
    };
    const line = item(t.pacific);
    await fireEvent.pointerDown(line, at(t.pacific, 0.5));
    await fireEvent.pointerMove(line, at(t.europe, 0.5));
    await fireEvent.pointerUp(line, at(t.europe, 0.5));
    await expect(line).not.toHaveAttribute('data-held');

    await fireEvent.pointerDown(line, at(t.pacific, 0.5));
    await expect(line).toHaveAttribute('draggable', 'false');
    await waitFor(() => expect(line).toHaveAttribute('data-held'));
    // The page must not scroll while a node is dragged, nor a menu open.
    await expect(fireEvent.touchMove(line)).toBe(false);
    await expect(fireEvent.contextMenu(line)).toBe(false);
    await fireEvent.pointerMove(line, at(t.finance, 0.5));
    await waitFor(() => expect(item(t.finance)).toHaveAttribute('data-over', 'into'));
    await fireEvent.pointerUp(line, at(t.finance, 0.5));
    await expect(onMove).toHaveBeenLastCalledWith({ id: 'pacific', to: 'finance' });
    await fireEvent.click(item(t.finance));
    await expect(item(t.finance)).toHaveAttribute('aria-selected', 'false');
    // A later one is meant, also where no pointer came before it, as from a screen reader.
    await waitFor(() => {
      fireEvent.click(item(t.company));
      expect(item(t.company)).toHaveAttribute('aria-selected', 'true');
    });
    await waitFor(() => expect(item(t.finance)).toHaveAttribute('aria-expanded', 'true'));

    // Called away, it lets go.
    const other = item(t.europe);
    await fireEvent.pointerDown(other, at(t.europe, 0.5));
    await waitFor(() => expect(other).toHaveAttribute('data-held'));
    await fireEvent.pointerCancel(other, at(t.europe, 0.5));
    await waitFor(() => expect(other).not.toHaveAttribute('data-held'));
    await expect(onMove).toHaveBeenCalledTimes(1);
    (document.activeElement as HTMLElement).blur();
  },
};

/** The owner refuses: the node is back where it was, and the tree shows an error. */
export const NotMoved: Story = {
  tags: ['!autodocs'],
  args,
  beforeEach: () => {
    onMove.mockReset();
    onMove.mockRejectedValue(new Error('away'));
  },
  render: (_, { globals }) => <Company t={say(globals)} />,
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    const item = (name: unknown) => canvas.getByRole('treeitem', { name: new RegExp(`^${name}`) });
    item(t.europe).focus();
    await userEvent.keyboard('{Control>}x{/Control}{End}{Control>}v{/Control}');
    await expect(canvas.findByText(kitWords().tree.failed(String(t.europe)))).resolves.toBeVisible();
    await expect(item(t.europe)).toHaveAttribute('aria-level', '3');
    (document.activeElement as HTMLElement).blur();
  },
};

const load = fn();

/** Children are fetched when a node is opened; a failure is shown at its line and is tried again there. */
export const Lazy: Story = {
  args,
  beforeEach: () => {
    load.mockReset();
    load.mockRejectedValueOnce(new Error('away'));
    load.mockImplementation(branchesFrom);
  },
  render: (_, { globals }) => (
    <Company
      t={say(globals)}
      onMove={undefined}
      loadChildren={load}
      nodes={[
        { id: 'asia', name: 'Asia', lazy: true },
        { id: 'europe', name: 'Europe', lazy: true },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const item = (name: RegExp) => canvas.getByRole('treeitem', { name });
    await expect(item(/^Asia/)).toHaveAttribute('aria-expanded', 'false');
    item(/^Asia/).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(
      canvas.findByRole('treeitem', { name: containing(kitWords().tree.branchFailed) }),
    ).resolves.toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.findByRole('treeitem', { name: 'Asia 1' })).resolves.toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(item(/^Asia 1/)).toHaveFocus();
    await expect(load).toHaveBeenCalledTimes(2);
    (document.activeElement as HTMLElement).blur();
  },
};

/** Five thousand: some two hundred lines are drawn, and the one with the focus wherever it is. */
export const Thousands: Story = {
  args,
  render: (_, { globals }) => <Company t={say(globals)} onMove={undefined} nodes={thousands} />,
  play: async ({ canvas, canvasElement }) => {
    const lines = () => canvasElement.querySelectorAll('[role="treeitem"]');
    const line = (name: string) => canvas.getByRole('treeitem', { name });
    await expect(lines().length).toBeLessThan(210);
    line('Port 1').focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(line('Berth 4900.1')).toHaveFocus());
    await expect(line('Berth 4900.1')).toHaveAttribute('aria-setsize', '1');
    await expect(lines().length).toBeLessThan(210);
    canvas.getByRole('tree').scrollTop = 0;
    await waitFor(() => expect(line('Port 1')).toBeVisible());
    await expect(line('Berth 4900.1')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(line('Port 1')).toHaveFocus());
    await userEvent.type(canvas.getByRole('searchbox'), 'berth 4250');
    await expect(lines()).toHaveLength(2);
    await userEvent.clear(canvas.getByRole('searchbox'));
    (document.activeElement as HTMLElement).blur();
  },
};

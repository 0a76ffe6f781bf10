import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Column } from '../../../stories/layout.tsx';
import { words } from '../../../stories/words.ts';
import { Tree } from './Tree.tsx';

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
  },
  en: {
    label: 'Departments',
    company: 'Yuanfan Freight',
    sales: 'Sales',
    pacific: 'Transpacific',
    europe: 'Europe',
    finance: 'Finance',
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

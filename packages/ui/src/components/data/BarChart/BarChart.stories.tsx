import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { words } from '../../../stories/words.ts';
import { BarChart } from './BarChart.tsx';

const meta = {
  title: 'Data/BarChart',
  component: BarChart,
  args: { label: '', category: '', bars: [] },
} satisfies Meta<typeof BarChart>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    departures: '每周航次',
    week: '周',
    carriers: '各船公司的航次',
    carrier: '船公司',
    days: '航程天数的分布',
    day: '天数',
    names: ['中远海运集运', '马士基', '地中海航运', '达飞轮船', '长荣海运'],
  },
  en: {
    departures: 'Sailings a week',
    week: 'Week',
    carriers: 'Sailings by carrier',
    carrier: 'Carrier',
    days: 'Days at sea',
    day: 'Days',
    names: ['COSCO SHIPPING Lines', 'Maersk', 'MSC', 'CMA CGM', 'Evergreen Line'],
  },
});

const counts = [14, 12, 15, 0, 9, 11, 16, 13, 12, 17, 14, 15];

/** Ordered values are side by side; an empty week keeps its place. */
export const Columns: Story = {
  render: (_, { globals }) => {
    const t = say(globals);
    return (
      <BarChart
        label={t.departures}
        category={t.week}
        bars={counts.map((value, index) => ({ key: String(index), label: `W${37 + index}`, value }))}
      />
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const toggle = canvasElement.querySelector('summary');
    if (toggle) await userEvent.click(toggle);
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(counts.length + 1);
    if (toggle) await userEvent.click(toggle);
  },
};

/** Names are one below the other, each with its share. */
export const Rows: Story = {
  render: (_, { globals }) => {
    const t = say(globals);
    return (
      <BarChart
        label={t.carriers}
        category={t.carrier}
        direction="rows"
        shares
        bars={t.names.map((label, index) => ({ key: label, label, value: [42, 31, 24, 12, 3][index] ?? 0 }))}
      />
    );
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('img', { name: new RegExp(say(globals).names[0] ?? '') })).toBeVisible();
  },
};

/** Many columns keep every second label, and their numbers for the table. */
export const Many: Story = {
  render: (_, { globals }) => {
    const t = say(globals);
    return (
      <BarChart
        label={t.days}
        category={t.day}
        bars={Array.from({ length: 24 }, (_, index) => ({
          key: String(index),
          label: String(12 + index),
          value: Math.max(0, Math.round(9 - Math.abs(index - 8) * 1.1 + (index % 3))),
        }))}
      />
    );
  },
};

export const NoData: Story = {
  render: (_, { globals }) => (
    <BarChart label={say(globals).departures} category={say(globals).week} bars={[]} />
  ),
};

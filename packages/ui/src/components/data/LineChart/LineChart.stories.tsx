import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { words } from '../../../stories/words.ts';
import { LineChart } from './LineChart.tsx';

const meta = {
  title: 'Data/LineChart',
  component: LineChart,
  args: { label: '', days: [], series: [] },
} satisfies Meta<typeof LineChart>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    fuel: '低硫燃油，美元每吨',
    singapore: '新加坡',
    rotterdam: '鹿特丹',
    zhoushan: '舟山',
    calls: '每天的查询次数',
    queries: '查询',
    aMonthBack: '2026年10月22日',
  },
  en: {
    fuel: 'VLSFO, dollars a tonne',
    singapore: 'Singapore',
    rotterdam: 'Rotterdam',
    zhoushan: 'Zhoushan',
    calls: 'Searches a day',
    queries: 'Searches',
    aMonthBack: '22 Oct 2026',
  },
});

const days = Array.from({ length: 30 }, (_, index) =>
  new Date(Date.UTC(2026, 9, 22 + index)).toISOString().slice(0, 10),
);
const wave = (base: number, swing: number, slope: number) =>
  days.map((_, index) => Math.round(base + Math.sin(index / 4) * swing + index * slope));
const singapore = wave(552, 9, -0.6);
const zhoushan = wave(558, 8, -0.5);
const rotterdam = wave(509, 6, -0.3).map((value, index) => (index === 11 || index === 12 ? null : value));

/** Several lines: the first is emphasized; a gap is a day without a price. */
export const Prices: Story = {
  render: (_, { globals }) => {
    const t = say(globals);
    return (
      <LineChart
        label={t.fuel}
        days={days}
        series={[
          { key: 'sg', label: t.singapore, values: singapore },
          { key: 'zs', label: t.zhoushan, values: zhoushan },
          { key: 'rt', label: t.rotterdam, values: rotterdam },
        ]}
      />
    );
  },
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(t.rotterdam) }));
    await expect(canvas.getByRole('img', { name: new RegExp(`^${t.rotterdam}`) })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(t.singapore) }));
  },
};

/** Arrow keys walk the days; the value is announced. */
export const Walked: Story = {
  ...Prices,
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    canvas.getByRole('group', { name: t.fuel }).focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    const readout = canvas.getByRole('status');
    await expect(within(readout).getByText(String(singapore[27]))).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('status')).toBeNull();
    await userEvent.keyboard('{Home}');
  },
};

/** Counts begin at zero; one line needs no name. */
export const Counts: Story = {
  render: (_, { globals }) => {
    const t = say(globals);
    const values = days.map((_, index) => Math.round(6 + Math.sin(index) * 4 + (index % 7 < 2 ? -4 : 3)));
    return (
      <LineChart
        label={t.calls}
        days={days}
        series={[{ key: 'q', label: t.queries, values: values.map((value) => Math.max(0, value)) }]}
        fromZero
        height={200}
      />
    );
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const toggle = canvasElement.querySelector('summary');
    if (toggle) await userEvent.click(toggle);
    await expect(await canvas.findByRole('table', { name: say(globals).calls })).toBeVisible();
    if (toggle) await userEvent.click(toggle);
  },
};

/** A cumulative amount over 10,000 days: distinguishable points are drawn, keys reach each. */
export const Area: Story = {
  render: (_, { globals }) => {
    const t = say(globals);
    const long = Array.from({ length: 10_000 }, (_none, index) =>
      new Date(Date.UTC(2026, 10, 20) - (9999 - index) * 86_400_000).toISOString().slice(0, 10),
    );
    const values = long.map((_day, index) =>
      Math.round(400 + index / 12 + Math.sin(index / 300) * 180 + Math.sin(index * 7) * 8),
    );
    return (
      <LineChart
        label={t.calls}
        days={long}
        series={[{ key: 'q', label: t.queries, values }]}
        area
        height={220}
      />
    );
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const path = canvasElement.querySelector('svg [data-chosen] > path:last-of-type')?.getAttribute('d');
    await expect(path?.match(/[ML]/g)?.length).toBeLessThan(4 * 1300);
    canvas.getByRole('group', { name: say(globals).calls }).focus();
    await userEvent.keyboard('{End}{PageUp}{ArrowRight}');
    await expect(canvas.getByRole('status')).toHaveTextContent(say(globals).aMonthBack);
    await userEvent.keyboard('{Escape}');
    (document.activeElement as HTMLElement).blur();
  },
};

export const NoData: Story = {
  render: (_, { globals }) => <LineChart label={say(globals).fuel} days={[]} series={[]} />,
};

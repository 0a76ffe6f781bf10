import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { words } from '../../../stories/words.ts';
import { WeekStrip } from './WeekStrip.tsx';

const meta = {
  title: 'Trade/WeekStrip',
  component: WeekStrip,
  args: { weeks: [], current: '2026-W48', onWeekChange: fn() },
} satisfies Meta<typeof WeekStrip>;
export default meta;

type Story = StoryObj<typeof meta>;

const prices = [
  '$1,955',
  '$1,890',
  '$1,905',
  '$1,980',
  '$2,060',
  '$2,110',
  '$2,140',
  '$2,085',
  '$1,990',
  '',
  '$1,960',
  '$1,945',
];

const say = words({
  zh: {
    days: [
      '16–22日',
      '23–29日',
      '11/30–12/6',
      '7–13日',
      '14–20日',
      '21–27日',
      '12/28–1/3',
      '4–10日',
      '11–17日',
      '18–24日',
      '25–31日',
      '1–7日',
    ],
    locked: '登录查看',
    none: '无船期',
  },
  en: {
    days: [
      '16–22 Nov',
      '23–29 Nov',
      '30 Nov–6 Dec',
      '7–13 Dec',
      '14–20 Dec',
      '21–27 Dec',
      '28 Dec–3 Jan',
      '4–10 Jan',
      '11–17 Jan',
      '18–24 Jan',
      '25–31 Jan',
      '1–7 Feb',
    ],
    locked: 'Log in to view',
    none: 'No sailings',
  },
});

const isoWeeks = [47, 48, 49, 50, 51, 52, 53]
  .map((week) => `2026-W${week}`)
  .concat(['01', '02', '03', '04', '05'].map((week) => `2027-W${week}`));

function weeksOf(globals: Record<string, unknown>, options: { locked?: boolean; links?: boolean } = {}) {
  const t = say(globals);
  return isoWeeks.map((week, index) => {
    const price = prices[index];
    return {
      week,
      days: t.days[index] ?? '',
      text: !price ? t.none : options.locked ? t.locked : price,
      empty: !price || options.locked,
      ...(options.links ? { href: `#${week}` } : {}),
    };
  });
}

export const Prices: Story = {
  render: (args, { globals }) => <WeekStrip {...args} weeks={weeksOf(globals, { links: true })} />,
};

/** Visitors see which weeks have sailings. */
export const Locked: Story = {
  render: (args, { globals }) => (
    <WeekStrip {...args} weeks={weeksOf(globals, { links: true, locked: true })} />
  ),
};

/** The current week is scrolled into view, and only the strip scrolls. */
export const FarWeek: Story = {
  args: { current: '2027-W04' },
  render: (args, { globals }) => <WeekStrip {...args} weeks={weeksOf(globals, { links: true })} />,
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('list').getBoundingClientRect();
    const current = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
    await expect(current.x).toBeGreaterThanOrEqual(frame.x);
    await expect(current.right).toBeLessThanOrEqual(frame.right + 1);
    await expect(window.scrollY).toBe(0);
  },
};

/** A window made narrower or turned does not lose the week. */
export const Narrowed: Story = {
  tags: ['!autodocs'],
  args: { current: '2027-W02' },
  render: (args, { globals }) => (
    <div style={{ width: 900, maxWidth: '100%' }}>
      <WeekStrip {...args} weeks={weeksOf(globals, { links: true })} />
    </div>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    const box = canvas.getByRole('navigation').parentElement as HTMLElement;
    box.style.width = '300px';
    await waitFor(() => {
      const frame = list.getBoundingClientRect();
      const current = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
      expect(frame.width).toBeLessThan(300);
      expect(current.x).toBeGreaterThanOrEqual(frame.x - 1);
      expect(current.right).toBeLessThanOrEqual(frame.right + 1);
      // No price is cut where the row begins.
      const starts = [...list.children].map((item) => item.getBoundingClientRect().x - frame.x);
      expect(Math.min(...starts.map(Math.abs))).toBeLessThan(1.5);
    });
  },
};

export const Keyboard: Story = {
  tags: ['!autodocs'],
  render: (args, { globals }) => <WeekStrip {...args} weeks={weeksOf(globals)} />,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('navigation')).toHaveAccessibleName();
    const buttons = canvas.getAllByRole('button');
    await expect(buttons).toHaveLength(12);
    buttons[1]?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(buttons[2]).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(buttons[11]).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(buttons[0]).toHaveFocus();
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onWeekChange).toHaveBeenCalledWith('2027-W05');
    buttons[11]?.blur();
  },
};

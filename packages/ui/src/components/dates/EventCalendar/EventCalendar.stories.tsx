import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { hostile } from '../../../stories/hostile.ts';
import { containing, kitWords } from '../../../stories/kitWords.ts';
import { words } from '../../../stories/words.ts';
import { Button } from '../../actions/Button/Button.tsx';
import type { IsoDay } from '../WeekPicker/isoWeek.ts';
import { EventCalendar } from './EventCalendar.tsx';
import type { CalendarEvent } from './types.ts';

const onMonthChange = fn();
const onRetry = fn();

const meta = {
  title: 'Dates/EventCalendar',
  component: EventCalendar,
  args: { events: [], now: '2026-11-20', onMonthChange },
  argTypes: { events: { control: false }, now: { control: 'text' }, month: { control: 'text' } },
} satisfies Meta<typeof EventCalendar>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    departs: '开船',
    cutOff: '截单',
    note: '上海 → 鹿特丹，航程 32 天',
    holiday: '美国感恩节',
    none: '本月没有开往鹿特丹的航次。',
  },
  en: {
    departs: 'departs',
    cutOff: 'SI cut-off',
    note: 'Shanghai → Rotterdam, 32 days',
    holiday: 'Thanksgiving (US)',
    none: 'No sailings to Rotterdam this month.',
  },
});

const vessels = ['OOCL SPAIN', 'COSCO LEO', 'EVER ACE', 'MSC IRINA', 'ONE INNOVATION'];

function sailings(globals: Parameters<typeof say>[0]): readonly CalendarEvent[] {
  const t = say(globals);
  const on = (day: number, index: number): CalendarEvent => ({
    key: `${day}-${index}`,
    day: `2026-11-${String(day).padStart(2, '0')}` as IsoDay,
    time: `${String(8 + index * 3).padStart(2, '0')}:00`,
    label: `${vessels[index % vessels.length]} ${t.departs}`,
    note: t.note,
    tone: day < 20 ? 'neutral' : 'info',
    href: `#sailing-${day}-${index}`,
  });
  return [
    ...[3, 10, 17, 24].map((day, index) => on(day, index)),
    ...[0, 1, 2, 3, 4].map((index) => on(27, index)),
    { key: 'cut', day: '2026-11-25', time: '18:00', label: `${t.cutOff} OOCL SPAIN`, tone: 'caution' },
    { key: 'holiday', day: '2026-11-26', label: t.holiday, tone: 'bad' },
  ];
}

/** A month; a phone has the days under each other. */
export const Month: Story = {
  render: (args, { globals }) => (
    <EventCalendar {...args} events={sailings(globals)} timeZone="Asia/Shanghai" />
  ),
  play: async ({ canvas, globals }) => {
    const { eventCalendar: t } = kitWords();
    await expect(canvas.getByText(t.count(11))).toBeVisible();
    await expect(
      canvas.getAllByRole('link', { name: containing(`OOCL SPAIN ${say(globals).departs}`) }).length,
    ).toBeGreaterThan(0);
  },
};

/** Arrows move by day, Page Up and Down by month; Enter goes to the events of the day, Escape back to the day. */
export const Keys: Story = {
  tags: ['!autodocs'],
  parameters: { pixels: 'none' },
  render: (args, { globals }) => <EventCalendar {...args} layout="month" events={sailings(globals)} />,
  play: async ({ canvas }) => {
    const { calendar, eventCalendar: t } = kitWords();
    onMonthChange.mockClear();
    const focused = (day: string) =>
      waitFor(() => expect(document.activeElement).toHaveAttribute('data-day', day));
    const today = canvas.getByRole('gridcell', { name: containing(calendar.day('2026-11-20')) });
    await expect(today).toHaveAttribute('aria-current', 'date');
    await expect(canvas.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0)).toEqual([today]);
    today.focus();
    await userEvent.keyboard('{ArrowDown}');
    await focused('2026-11-27');
    await expect(document.activeElement).toHaveAccessibleName(containing(t.count(5)));
    await userEvent.keyboard('{Enter}');
    await expect(document.activeElement).toHaveAttribute('href', '#sailing-27-0');
    await userEvent.keyboard('{Escape}');
    await focused('2026-11-27');
    await userEvent.keyboard('{Home}');
    await focused('2026-11-23');
    await userEvent.keyboard('{End}');
    await focused('2026-11-29');
    await userEvent.keyboard('{PageDown}');
    await focused('2026-12-29');
    await expect(onMonthChange).toHaveBeenLastCalledWith('2026-12');
    await userEvent.click(canvas.getByRole('button', { name: t.today }));
    await expect(onMonthChange).toHaveBeenLastCalledWith('2026-11');
    (document.activeElement as HTMLElement).blur();
  },
};

function Addressed() {
  const [month, setMonth] = useState('2026-11');
  return (
    <>
      <Button onClick={() => setMonth('2027-02')}>2027-02</Button>
      <EventCalendar layout="month" now="2026-11-20" events={[]} month={month} onMonthChange={setMonth} />
    </>
  );
}

/** An address can hold the month: the calendar follows it, and reports each turn. */
export const InAddress: Story = {
  tags: ['!autodocs'],
  parameters: { pixels: 'none' },
  render: () => <Addressed />,
  play: async ({ canvas }) => {
    const { calendar } = kitWords();
    await userEvent.click(canvas.getByRole('button', { name: '2027-02' }));
    await expect(canvas.getByRole('grid', { name: calendar.month(2027, 2) })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: calendar.nextMonth }));
    await expect(canvas.getByRole('grid', { name: calendar.month(2027, 3) })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '2027-02' }));
    await expect(canvas.getByRole('grid', { name: calendar.month(2027, 2) })).toBeVisible();
  },
};

/** More events than fit: the rest is behind a button. */
export const FullDay: Story = {
  parameters: { pixels: 'page', frame: { height: 860 } },
  globals: { viewport: { value: 'desktop' } },
  render: (args, { globals }) => <EventCalendar {...args} events={sailings(globals)} />,
  play: async ({ canvas }) => {
    const { calendar, eventCalendar: t } = kitWords();
    const more = canvas.getByRole('button', { name: t.more(2) });
    await userEvent.click(more);
    const panel = await canvas.findByRole('region', { name: calendar.day('2026-11-27') });
    await expect(within(panel).getAllByRole('link')).toHaveLength(5);
    within(panel).getAllByRole('link')[0]?.focus();
    await userEvent.keyboard('{Escape}');
    await expect(more).toHaveFocus();
    await userEvent.click(more);
  },
};

export const Empty: Story = {
  render: (args, { globals }) => <EventCalendar {...args} empty={say(globals).none} />,
};

export const Loading: Story = { args: { status: 'loading' } };

export const Failed: Story = {
  args: { status: 'error', onRetry },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: kitWords().common.retry }));
    await expect(onRetry).toHaveBeenCalled();
  },
};

/** Limits on both sides, a word without end, a day that does not exist. */
export const EdgeCases: Story = {
  tags: ['!autodocs'],
  args: { min: '2026-11-05', max: '2026-11-30' },
  render: (args) => (
    <EventCalendar
      {...args}
      events={[
        { key: 'long', day: '2026-11-20', label: hostile.longWord, note: hostile.longWord },
        { key: 'none', day: '2026-11-31', label: 'never' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const { calendar } = kitWords();
    for (const name of [calendar.previousMonth, calendar.nextMonth])
      await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    const event = canvas.getByText(hostile.longWord, { selector: 'span > span:first-of-type' });
    await expect(event.closest('td, li')?.scrollWidth ?? 0).toBeLessThanOrEqual(window.innerWidth);
  },
};

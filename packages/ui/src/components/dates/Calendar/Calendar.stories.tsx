import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { hostile, many } from '../../../stories/hostile.ts';
import { words } from '../../../stories/words.ts';
import type { IsoDay } from '../WeekPicker/isoWeek.ts';
import { Calendar, type CalendarOptions } from './Calendar.tsx';
import type { DateRange } from './DateRange.ts';
import { cutoffMarks, type DayMark } from './marks.ts';

const pick = fn();

const meta = {
  title: 'Dates/Calendar',
  component: Calendar,
  args: { value: '2026-11-25', onChange: pick, now: '2026-11-20' },
  argTypes: {
    value: {
      control: 'text',
      description: 'The chosen day, or with `range` both days; an open end is `null`.',
      table: { type: { summary: 'IsoDay | DateRange | null' } },
    },
    onChange: {
      control: false,
      description: 'Hears of the chosen day; with `range` of both ends at once.',
      table: { type: { summary: '(day: IsoDay) => void | (range: { from: IsoDay; to: IsoDay }) => void' } },
    },
    range: {
      control: false,
      description: 'Two days are chosen, in either order.',
      table: { type: { summary: 'boolean' } },
    },
    ...{ now: { control: 'text' }, min: { control: 'text' }, max: { control: 'text' } },
  },
  render: (args) => <OneDay key={String(args.value)} {...args} value={args.value as IsoDay} />,
} satisfies Meta<typeof Calendar>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    closing: '截单 CSCL PACIFIC',
    cutoff: '截港 CSCL PACIFIC',
    thanksgiving: '感恩节，洛杉矶港休息',
    madeUp: '调休上班',
    marked: /2026年11月23日.*截港 CSCL PACIFIC 12:00/,
    today: /2026年11月20日.*今天/,
    unavailable: /2026年11月21日.*不可选/,
    from: /2026年11月23日.*开始/,
    to: /2026年11月27日.*结束/,
    end: '请选择结束日期',
  },
  en: {
    closing: 'SI cut-off CSCL PACIFIC',
    cutoff: 'CY cut-off CSCL PACIFIC',
    thanksgiving: 'Thanksgiving, Los Angeles closed',
    madeUp: 'Make-up workday',
    marked: /23 November 2026.*CY cut-off CSCL PACIFIC 12:00/,
    today: /20 November 2026.*today/,
    unavailable: /21 November 2026.*not available/,
    from: /23 November 2026.*start/,
    to: /27 November 2026.*end/,
    end: 'Choose the last day',
  },
});

interface OneDayProps extends CalendarOptions {
  value: IsoDay | null;
}

function OneDay({ value: initial, ...rest }: OneDayProps) {
  const { now, timeZone, min, max, isTaken, marks } = rest;
  const [value, setValue] = useState(initial);
  return (
    <Calendar
      {...{ now, timeZone, min, max, isTaken, marks }}
      value={value}
      onChange={(day) => {
        pick(day);
        setValue(day);
      }}
    />
  );
}

function TwoDays({ value: initial, ...options }: CalendarOptions & { value: DateRange | null }) {
  const [value, setValue] = useState(initial);
  return (
    <Calendar
      {...options}
      range
      value={value}
      onChange={(range) => {
        pick(range);
        setValue(range);
      }}
    />
  );
}

/** Today is underlined, the chosen day filled. */
export const Day: Story = {
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    await expect(canvas.getByRole('grid')).toBeVisible();
    await expect(canvas.getByRole('button', { name: t.today as never })).toHaveAttribute(
      'aria-current',
      'date',
    );
    await expect(canvas.getByRole('gridcell', { selected: true })).toHaveTextContent('25');
  },
};

/** Both ends are filled, the days between run together. */
export const Range: Story = {
  render: () => <TwoDays now="2026-11-20" value={{ from: '2026-11-23', to: '2026-12-02' }} />,
};

/** Cut-offs on their day at the port, holidays, made-up workdays: a sign, and words below. */
export const Marks: Story = {
  render: (args, { globals }) => {
    const t = say(globals);
    const marks: readonly DayMark[] = [
      ...cutoffMarks(
        [
          { at: '2026-11-22T10:00:00Z', label: t.closing },
          { at: '2026-11-23T04:00:00Z', label: t.cutoff },
        ],
        'Asia/Shanghai',
      ),
      { day: '2026-11-26', kind: 'holiday', label: t.thanksgiving },
      { day: '2026-11-28', kind: 'workday', label: t.madeUp },
    ];
    return (
      <OneDay
        {...args}
        value={null}
        marks={marks}
        timeZone="Asia/Shanghai"
        min="2026-11-20"
        max="2026-12-31"
      />
    );
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('button', { name: say(globals).marked as never })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

/** Arrows by day and week, pages by month and year, Home and End within the week. */
export const Keys: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    pick.mockClear();
    const at = () => document.activeElement?.getAttribute('data-day');
    const selectedDay = canvas.getByRole('gridcell', { selected: true }).querySelector('button');
    selectedDay?.focus();
    for (const [keys, day] of [
      ['{ArrowRight}', '2026-11-26'],
      ['{ArrowLeft}', '2026-11-25'],
      ['{ArrowDown}', '2026-12-02'],
      ['{ArrowUp}', '2026-11-25'],
      ['{PageDown}', '2026-12-25'],
      ['{PageUp}', '2026-11-25'],
      ['{Shift>}{PageDown}{/Shift}', '2027-11-25'],
      ['{Shift>}{PageUp}{/Shift}', '2026-11-25'],
      ['{Home}', '2026-11-23'],
      ['{End}', '2026-11-29'],
    ] as const) {
      await userEvent.keyboard(keys);
      await waitFor(() => expect(at()).toBe(day));
    }
    await userEvent.keyboard('{Enter}');
    await expect(pick).toHaveBeenLastCalledWith('2026-11-29');
    (document.activeElement as HTMLElement).blur();
  },
};

/** The second press ends the range, in either order; Esc cancels the first one. */
export const RangeKeys: Story = {
  tags: ['!autodocs'],
  render: () => <TwoDays now="2026-11-20" value={{ from: '2026-11-25', to: '2026-11-25' }} />,
  play: async ({ canvas, globals }) => {
    pick.mockClear();
    const t = say(globals);
    canvas.getByRole('gridcell', { selected: true }).querySelector('button')?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent(t.end);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await userEvent.keyboard('{Home}{Enter}');
    await expect(pick).toHaveBeenCalledOnce();
    await expect(pick).toHaveBeenLastCalledWith({ from: '2026-11-23', to: '2026-11-27' });
    await expect(canvas.getByRole('button', { name: t.from as never })).toBeVisible();
    await expect(canvas.getByRole('button', { name: t.to as never })).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};

/** Limits stop keys and buttons; a taken day can be focused and is announced as taken, but cannot be chosen. */
export const Limits: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <OneDay
      {...args}
      value="2026-11-20"
      min="2026-11-20"
      max="2026-11-30"
      isTaken={(day) => day === '2026-11-21'}
    />
  ),
  play: async ({ canvas, globals }) => {
    pick.mockClear();
    const takenDay = canvas.getByRole('button', { name: say(globals).unavailable as never });
    await userEvent.click(takenDay);
    await expect(takenDay).toHaveAttribute('aria-disabled', 'true');
    canvas.getByRole('gridcell', { selected: true }).querySelector('button')?.focus();
    await userEvent.keyboard('{PageUp}{ArrowLeft}');
    await expect(document.activeElement?.getAttribute('data-day')).toBe('2026-11-20');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(pick).not.toHaveBeenCalled();
    await userEvent.keyboard('{PageDown}{Enter}');
    await expect(pick).toHaveBeenLastCalledWith('2026-11-30');
    (document.activeElement as HTMLElement).blur();
  },
};

/** An invalid day is not chosen; many marks scroll. */
export const EdgeCases: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <OneDay
      {...args}
      value={'tomorrow' as never}
      min={'soon' as never}
      max={hostile.number}
      timeZone="Port/Nowhere"
      marks={[
        ...many(40, () => ({ day: '2026-11-24', kind: 'cutoff', label: hostile.longWord }) as const),
        { day: hostile.nothing, kind: 'event', label: hostile.nothing },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('gridcell', { selected: true })).toBeNull();
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { hostile, many } from '../../../stories/hostile.ts';
import { words } from '../../../stories/words.ts';
import { cutoffMarks, type DayMark } from '../Calendar/marks.ts';
import { WeekPicker, type WeekPickerProps } from './WeekPicker.tsx';

const meta = {
  title: 'Dates/WeekPicker',
  component: WeekPicker,
  args: { value: '2026-W48', onChange: fn(), now: '2026-11-20' },
  argTypes: {
    ...{ value: { control: 'text' }, now: { control: 'text' } },
    ...{ min: { control: 'text' }, max: { control: 'text' } },
  },
  render: (args, { globals }) => (
    <div style={{ maxWidth: 320 }}>
      <Owner {...args} label={say(globals).week} />
    </div>
  ),
} satisfies Meta<typeof WeekPicker>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    week: '离港周',
    open: '打开周历',
    choose: '选择周',
    previous: '上一周',
    next: '下一周',
    unknown: '请输入周次，例如 W48 或 2026-W48。',
    early: '最早可选 2026-W47。',
    none: '这一周没有船期，请换一周。',
    w48: '2026年第48周，11/23–11/29',
    w53: /2026年第53周.*元旦.*截港 CSCL PACIFIC 02:00/,
    newYear: '元旦，港区休息',
    madeUp: '调休上班',
    cutoff: '截港 CSCL PACIFIC',
    marks: '本月标记',
  },
  en: {
    week: 'Departure week',
    open: 'Open calendar of weeks',
    choose: 'Choose a week',
    previous: 'Previous week',
    next: 'Next week',
    unknown: 'Type a week, such as W48 or 2026-W48.',
    early: 'The earliest week is 2026-W47.',
    none: 'Nothing sails in this week. Try another.',
    w48: 'Week 48 of 2026, 23–29 Nov',
    w53: /Week 53 of 2026.*New Year.*CY cut-off CSCL PACIFIC 02:00/,
    newYear: 'New Year, terminals closed',
    madeUp: 'Make-up workday',
    cutoff: 'CY cut-off CSCL PACIFIC',
    marks: 'Marked days',
  },
});

/** Holds the value as a form would; another value from outside resets it. */
function Owner(props: WeekPickerProps) {
  return <Keeper key={props.value} {...props} />;
}

function Keeper({ value: initial, onChange, ...rest }: WeekPickerProps) {
  const [value, setValue] = useState(initial);
  return (
    <WeekPicker
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

export const States: Story = {
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <div style={{ maxWidth: 320, display: 'grid', gap: 16 }}>
        <Owner {...args} label={t.week} value={null} />
        <Owner {...args} label={t.week} />
        <Owner {...args} label={t.week} size="large" value="2026-W53" />
        <Owner {...args} label={t.week} min="2026-W47" value="2026-W47" error={t.none} />
        <Owner {...args} label={t.week} disabled />
      </div>
    );
  },
};

/** In less room the range goes first, then the steps. */
export const Narrow: Story = {
  render: (args, { globals }) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {[240, 180, 140].map((width) => (
        <div key={width} style={{ width }}>
          <Owner {...args} label={say(globals).week} />
        </div>
      ))}
    </div>
  ),
};

/** Rows are weeks; this week is underlined, the chosen one filled. */
export const Calendar: Story = {
  parameters: { pixels: 'page', frame: { height: 480 } },
  args: { min: '2026-W46' },
  render: (args, { globals }) => (
    <div style={{ maxWidth: 320, minHeight: 440 }}>
      <Owner {...args} label={say(globals).week} />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(t.open) }));
    await expect(canvas.getByRole('dialog', { name: t.choose })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: t.w48 })).toHaveFocus());
    await expect(canvas.getByRole('row', { selected: true })).toHaveTextContent('48');
  },
};

/** A year with 53 weeks runs into the next. */
export const EndOfYear: Story = {
  parameters: { pixels: 'page' },
  args: { value: '2026-W53', now: '2026-12-30' },
  render: (args, { globals }) => (
    <div style={{ maxWidth: 320, minHeight: 440 }}>
      <Owner {...args} label={say(globals).week} />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(say(globals).open) }));
    await expect(canvas.getByRole('row', { selected: true })).toHaveTextContent('53');
  },
};

const yearEnd = (t: ReturnType<typeof say>): readonly DayMark[] => [
  { day: '2027-01-01', kind: 'holiday', label: t.newYear },
  ...cutoffMarks([{ at: '2027-01-01T18:00:00Z', label: t.cutoff }], 'Asia/Shanghai'),
  { day: '2026-12-27', kind: 'workday', label: t.madeUp },
];

/** Holidays, made-up workdays and cut-offs of the port, on their days there; a week is read out with them. */
export const Marks: Story = {
  parameters: { pixels: 'page', frame: { height: 600 } },
  args: { value: '2026-W52', now: new Date('2026-12-27T17:00:00Z'), timeZone: 'Asia/Shanghai' },
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <div style={{ maxWidth: 320, minHeight: 520 }}>
        <Owner {...args} label={t.week} marks={yearEnd(t)} />
      </div>
    );
  },
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(t.open) }));
    await expect(canvas.getByRole('list', { name: t.marks })).toHaveTextContent(t.madeUp);
    // At 17:00 UTC it is Monday of week 53 in Shanghai already.
    await expect(canvas.getByRole('row', { current: 'date' })).toHaveTextContent('53');
    await expect(canvas.getByRole('button', { name: t.w53 as never })).toBeVisible();
  },
};

/** Marks that are no days, many on one, with words that never end. */
export const EdgeCases: Story = {
  tags: ['!autodocs'],
  parameters: { pixels: 'page' },
  args: { timeZone: 'Asia/Shanghai', value: 'soon' as never, min: 'W?' as never, max: hostile.number },
  render: (args, { globals }) => {
    const t = say(globals);
    const marks: DayMark[] = [
      ...many(50, () => ({ day: '2026-11-24', kind: 'cutoff', label: hostile.longWord }) as const),
      { day: 'soon' as never, kind: 'event', label: hostile.nothing },
    ];
    return (
      <div style={{ maxWidth: 320, minHeight: 520 }}>
        <Owner {...args} label={t.week} marks={marks} />
      </div>
    );
  },
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(say(globals).open) }));
    const dialog = canvas.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

/** Accepts every usual spelling; other text stays as typed and shows an error. */
export const Typing: Story = {
  tags: ['!autodocs'],
  args: { min: '2026-W47' },
  play: async ({ canvas, args, globals }) => {
    const t = say(globals);
    const input = canvas.getByRole('textbox', { name: t.week });
    for (const [typed, week] of [
      ['w50', '2026-W50'],
      ['202653', '2026-W53'],
      ['２', '2027-W02'],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.type(input, `${typed}{Enter}`);
      await expect(args.onChange).toHaveBeenLastCalledWith(week);
      await expect(input).toHaveValue(week);
    }
    await userEvent.clear(input);
    await userEvent.type(input, 'soon{Enter}');
    await expect(input).toHaveValue('soon');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(t.unknown);
    await userEvent.clear(input);
    await userEvent.type(input, '2026-W40{Enter}');
    await expect(input).toHaveAccessibleDescription(t.early);
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-W02');
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

/** Steps go to the neighbour weeks and stop at the limits; the arrow keys do the same. */
export const Steps: Story = {
  tags: ['!autodocs'],
  args: { min: '2026-W47' },
  play: async ({ canvas, args, globals }) => {
    const t = say(globals);
    await userEvent.click(canvas.getByRole('button', { name: t.previous }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-W47');
    const previous = canvas.getByRole('button', { name: t.previous });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await expect(previous).toHaveFocus();
    const input = canvas.getByRole('textbox', { name: t.week });
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-W48');
    input.blur();
  },
};

/** Arrows move by week, pages by month and year, Home and End within the month; Escape returns the focus. */
export const Keys: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args, globals }) => {
    const t = say(globals);
    const input = canvas.getByRole('textbox', { name: t.week });
    const at = () => document.activeElement?.getAttribute('data-week');
    await userEvent.click(input);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(at()).toBe('2026-W48'));
    for (const [keys, week] of [
      ['{ArrowDown}', '2026-W49'],
      ['{ArrowUp}', '2026-W48'],
      ['{PageDown}', '2026-W52'],
      ['{PageUp}', '2026-W48'],
      ['{Shift>}{PageUp}{/Shift}', '2025-W48'],
      ['{Shift>}{PageDown}{/Shift}', '2026-W48'],
      ['{Home}', '2026-W45'],
      ['{End}', '2026-W48'],
    ] as const) {
      await userEvent.keyboard(keys);
      await expect(at()).toBe(week);
    }
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(at()).toBe('2026-W48'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-W49');
    await expect(input).toHaveFocus();
    input.blur();
  },
};

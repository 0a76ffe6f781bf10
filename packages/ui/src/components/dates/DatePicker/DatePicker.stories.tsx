import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { hostile } from '../../../stories/hostile.ts';
import { Column } from '../../../stories/layout.tsx';
import { words } from '../../../stories/words.ts';
import type { IsoDay } from '../WeekPicker/isoWeek.ts';
import { DatePicker, type DatePickerProps } from './DatePicker.tsx';
import { DateRangePicker, type DateRangePickerProps } from './DateRangePicker.tsx';
import { writeDay } from './written.ts';

const meta = {
  title: 'Dates/DatePicker',
  component: DatePicker,
  args: { value: '2026-11-23', onChange: fn(), now: '2026-11-20' },
  argTypes: {
    ...{ value: { control: 'text' }, now: { control: 'text' } },
    ...{ min: { control: 'text' }, max: { control: 'text' } },
  },
  render: (args, { globals }) => (
    <div style={{ maxWidth: 320 }}>
      <Owner {...args} label={say(globals).ready} />
    </div>
  ),
} satisfies Meta<typeof DatePicker>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    ready: '货好时间',
    hint: '最早可订明天的舱',
    insured: '保险期间',
    from: '开始日期',
    to: '结束日期',
    open: '打开日历',
    choose: '选择日期',
    chooseRange: '选择日期范围',
    days: '共 30 天',
    unknown: '请输入日期，例如 2026-11-23。',
    early: '最早可选 2026-11-20。',
    unavailable: '这一天不可选。',
    order: '结束日期不能早于开始日期。',
    closed: '这一天没有船期，请换一天。',
  },
  en: {
    ready: 'Cargo ready on',
    hint: 'Space can be booked from tomorrow on',
    insured: 'Insured',
    from: 'First day',
    to: 'Last day',
    open: 'Open calendar',
    choose: 'Choose a date',
    chooseRange: 'Choose a range of dates',
    days: '30 days',
    unknown: 'Type a date, such as 23 Nov 2026.',
    early: 'The earliest date is 20 Nov 2026.',
    unavailable: 'This day cannot be chosen.',
    order: 'The last day cannot be before the first.',
    closed: 'Nothing sails on this day. Try another.',
  },
});

/** Holds the value as a form would; another value from outside resets it. */
function Owner(props: DatePickerProps) {
  return <Keeper key={props.value} {...props} />;
}

function Keeper({ value: initial, onChange, ...rest }: DatePickerProps) {
  const [value, setValue] = useState(initial);
  return (
    <DatePicker
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const changed = fn();

function RangeOwner({ value: initial, ...rest }: Omit<DateRangePickerProps, 'onChange'>) {
  const [value, setValue] = useState(initial);
  return (
    <DateRangePicker
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next);
        changed(next);
      }}
    />
  );
}

export const States: Story = {
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <Column width={320}>
        <Owner {...args} label={t.ready} value={null} hint={t.hint} />
        <Owner {...args} label={t.ready} />
        <Owner {...args} label={t.ready} error={t.closed} />
        <Owner {...args} label={t.ready} disabled />
      </Column>
    );
  },
};

export const Opened: Story = {
  parameters: { pixels: 'page' },
  args: { min: '2026-11-20', timeZone: 'Asia/Shanghai' },
  play: async ({ canvas, args, globals }) => {
    const t = say(globals);
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(t.open) }));
    const dialog = canvas.getByRole('dialog', { name: t.choose });
    await expect(dialog).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-day', '2026-11-23'));
    // The button's name includes its field and its day; Tab stays in the calendar, in both directions.
    const opener = canvas.getByRole('button', { name: new RegExp(t.open) });
    await expect(opener).toHaveAccessibleName(
      new RegExp(`^${t.ready} .*${writeDay('2026-11-23', globals.locale)}`),
    );
    for (const shift of [false, false, false, true, true, true, true]) {
      await userEvent.tab({ shift });
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    // Turned to the first month there is, the button keeps the focus of the finger.
    const [back] = within(dialog).getAllByRole('button');
    if (!back) throw new Error('no button turns back');
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    back.focus();
    await userEvent.keyboard('{Enter}');
    await expect(back).toHaveFocus();
    dialog.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-30');
    const box = canvas.getByRole('textbox', { name: t.ready });
    await expect(box).toHaveFocus();
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-day', '2026-11-30'));
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(t.open) }));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-day', '2026-11-30'));
  },
};

export const Range: Story = {
  render: (_, { globals }) => {
    const t = say(globals);
    return (
      <Column width={420}>
        <RangeOwner label={t.insured} now="2026-11-20" value={{ from: '2026-11-23', to: '2026-12-22' }} />
        <RangeOwner label={t.insured} now="2026-11-20" value={{ from: '2026-11-23', to: '2026-11-20' }} />
      </Column>
    );
  },
  play: async ({ canvas, globals }) => {
    const t = say(globals);
    const [group, turned] = canvas.getAllByRole('group', { name: t.insured });
    await expect(group).toHaveTextContent(t.days);
    await expect(turned).toHaveTextContent(t.order);
    await expect(canvas.getAllByRole('textbox', { name: t.to })[1]).toHaveAccessibleDescription(t.order);
  },
};

export const RangeOpened: Story = {
  parameters: { pixels: 'page' },
  render: (_, { globals }) => (
    <div style={{ maxWidth: 420 }}>
      <RangeOwner
        label={say(globals).insured}
        now="2026-11-20"
        value={{ from: '2026-11-23', to: '2026-12-22' }}
      />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    changed.mockClear();
    const t = say(globals);
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(t.open) }));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-day', '2026-11-23'));
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await expect(changed).toHaveBeenLastCalledWith({ from: '2026-11-23', to: '2026-11-30' });
    await expect(canvas.getByRole('textbox', { name: t.from })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(t.open) }));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-day', '2026-11-23'));
  },
};

/** Digits are enough; the arrows move the part at the cursor; any usual spelling is understood. */
export const Typing: Story = {
  tags: ['!autodocs'],
  args: { min: '2026-11-20', isTaken: (day: string) => day === '2026-12-25' },
  play: async ({ canvas, args, globals }) => {
    const t = say(globals);
    const box = canvas.getByRole<HTMLInputElement>('textbox', { name: t.ready });
    await userEvent.clear(box);
    const write = (day: IsoDay) => writeDay(day, globals.locale);
    // In Chinese the hyphens come by themselves.
    await userEvent.type(box, '20261205');
    if (globals.locale === 'zh') await expect(box).toHaveValue('2026-12-05');
    await userEvent.keyboard('{Enter}');
    await expect(box).toHaveValue(write('2026-12-05'));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-05');

    const [month, year] = globals.locale === 'zh' ? [6, 2] : [4, 9];
    box.setSelectionRange(month, month);
    await userEvent.keyboard('{ArrowUp}');
    await expect(box).toHaveValue(write('2027-01-05'));
    await expect(box.value.slice(box.selectionStart ?? 0, box.selectionEnd ?? 0)).toBe(
      globals.locale === 'zh' ? '01' : 'Jan',
    );
    await userEvent.keyboard('{ArrowDown}');
    box.setSelectionRange(year, year);
    await userEvent.keyboard('{ArrowUp}{ArrowDown}');
    const day = globals.locale === 'zh' ? 10 : 0;
    box.setSelectionRange(day, day);
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-04');

    for (const [typed, problem] of [
      ['soon', t.unknown],
      ['2026-11-01', t.early],
      ['25 Dec', t.unavailable],
    ] as const) {
      await userEvent.clear(box);
      await userEvent.type(box, `${typed}{Enter}`);
      await expect(box).toHaveAccessibleDescription(problem);
    }
    await userEvent.clear(box);
    await userEvent.paste('１１月２４日');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-24');
    await userEvent.clear(box);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    (document.activeElement as HTMLElement).blur();
  },
};

/** An invalid day is an empty box, and an invalid limit is no limit. */
export const EdgeCases: Story = {
  tags: ['!autodocs'],
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <Column width={320}>
        <Owner {...args} label={t.ready} value={'2026-02-30' as never} />
        <Owner
          {...args}
          label={t.ready}
          value={hostile.number}
          now={new Date(Number.NaN)}
          timeZone="Port/Nowhere"
          min={'soon' as never}
          max={hostile.number}
        />
        <RangeOwner label={hostile.longWord} now="2026-11-20" value={hostile.nothing} />
      </Column>
    );
  },
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('textbox')) await expect(box).toHaveValue('');
    const group = canvas.getByRole('group');
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth);
  },
};

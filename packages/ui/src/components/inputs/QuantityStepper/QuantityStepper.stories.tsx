import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { hostile } from '../../../stories/hostile.ts';
import { Column } from '../../../stories/layout.tsx';
import { words } from '../../../stories/words.ts';
import { QuantityStepper, type QuantityStepperProps } from './QuantityStepper.tsx';

const meta = {
  title: 'Inputs/QuantityStepper',
  component: QuantityStepper,
  args: { value: 3, onChange: fn(), min: 1, max: 50 },
  render: (args, { globals }) => <Owner {...args} label={say(globals).seats} />,
} satisfies Meta<typeof QuantityStepper>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    seats: '席位数',
    boxes: '40HQ 箱量',
    hint: '企业会员最多 50 个席位',
    used: '已有 8 名员工绑定，席位不能少于 8。',
    whole: '请输入整数。',
    many: '最多 50。',
    more: '增加 席位数',
    less: '减少 席位数',
  },
  en: {
    seats: 'Seats',
    boxes: 'Number of 40HQ',
    hint: 'Up to 50 seats in a company',
    used: '8 employees have a seat, so there cannot be fewer than 8.',
    whole: 'Type a whole number.',
    many: 'At most 50.',
    more: 'More Seats',
    less: 'Fewer Seats',
  },
});

/** Holds the value as a form would. */
function Owner({ value: initial, onChange, ...rest }: QuantityStepperProps) {
  const [value, setValue] = useState(initial);
  return (
    <QuantityStepper
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
      <Column width={280}>
        <Owner {...args} label={t.seats} hint={t.hint} />
        <Owner {...args} label={t.boxes} value={1200} max={9999} size="small" />
        <Owner {...args} label={t.seats} value={7} error={t.used} />
        <Owner {...args} label={t.seats} value={50} disabled />
      </Column>
    );
  },
};

/** Buttons stop at the limits and name the value they change. */
export const Buttons: Story = {
  tags: ['!autodocs'],
  args: { value: 49 },
  play: async ({ canvas, args, globals }) => {
    const t = say(globals);
    const more = canvas.getByRole('button', { name: t.more });
    await userEvent.click(more);
    await expect(args.onChange).toHaveBeenLastCalledWith(50);
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    await expect(more).toHaveFocus();
    await userEvent.click(more);
    await expect(args.onChange).toHaveBeenLastCalledWith(50);
    await userEvent.click(canvas.getByRole('button', { name: t.less }));
    await expect(args.onChange).toHaveBeenLastCalledWith(49);
  },
};

export const Keys: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args, globals }) => {
    const t = say(globals);
    const box = canvas.getByRole('spinbutton', { name: t.seats });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    for (const [keys, value] of [
      ['{ArrowUp}', 4],
      ['{ArrowDown}{ArrowDown}', 2],
      ['{PageUp}', 11],
      ['{PageDown}{PageDown}', 1],
    ] as const) {
      await userEvent.keyboard(keys);
      await expect(args.onChange).toHaveBeenLastCalledWith(value);
      await expect(box).toHaveAttribute('aria-valuenow', String(value));
    }
    await userEvent.clear(box);
    await userEvent.type(box, '１２{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(12);
    await userEvent.clear(box);
    await userEvent.type(box, '3.5');
    await userEvent.tab();
    await expect(box).toHaveAccessibleDescription(t.whole);
    await expect(box).toHaveValue('3.5');
    await userEvent.clear(box);
    await userEvent.type(box, '80{Enter}');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(t.many);
    await expect(args.onChange).toHaveBeenLastCalledWith(12);
    box.blur();
  },
};

/** An invalid number is an empty box. */
export const EdgeCases: Story = {
  tags: ['!autodocs'],
  args: { value: hostile.missing },
  render: (args, { globals }) => (
    <Column width={280}>
      <Owner {...args} label={say(globals).seats} />
      <Owner {...args} aria-label="NaN" value={Number.NaN} />
      <Owner {...args} label={hostile.longWord} value={99_999_999} max={Number.POSITIVE_INFINITY} />
    </Column>
  ),
  play: async ({ canvas, args, globals }) => {
    const box = canvas.getByRole('spinbutton', { name: say(globals).seats });
    await expect(box).toHaveValue('');
    await userEvent.type(box, '{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
    box.blur();
  },
};

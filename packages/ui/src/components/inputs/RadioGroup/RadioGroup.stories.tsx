import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Column } from '../../../stories/layout.tsx';
import { words } from '../../../stories/words.ts';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

const meta = {
  title: 'Inputs/RadioGroup',
  component: RadioGroup,
  args: { options: [], onChange: fn() },
} satisfies Meta<typeof RadioGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    release: '提单放单方式',
    telex: '电放',
    telexHint: '凭电放保函提货，无需正本提单。',
    original: '正本提单',
    originalHint: '凭三份正本提单之一提货。',
    waybill: '海运单',
    waybillHint: '记名收货人凭身份提货，不可转让。',
    off: '该船公司暂不支持。',
    error: '请选择放单方式。',
    terms: '付款方式',
    prepaid: '预付',
    collect: '到付',
  },
  en: {
    release: 'Release of the bill of lading',
    telex: 'Telex release',
    telexHint: 'Cargo is handed out against a letter, without originals.',
    original: 'Original bill',
    originalHint: 'Cargo is handed out against one of three originals.',
    waybill: 'Sea waybill',
    waybillHint: 'The named consignee collects with an ID; not negotiable.',
    off: 'Not offered by this carrier.',
    error: 'Choose how the bill is released.',
    terms: 'Payment terms',
    prepaid: 'Prepaid',
    collect: 'Collect',
  },
});

const releases = (t: ReturnType<typeof say>) => [
  { value: 'telex', label: t.telex, hint: t.telexHint },
  { value: 'original', label: t.original, hint: t.originalHint },
  { value: 'waybill', label: t.waybill, hint: t.off, disabled: true },
];

/** Holds the value as a page would. */
function Owner({ value: initial = null, onChange, ...rest }: RadioGroupProps<string>) {
  const [value, setValue] = useState(initial);
  return (
    <RadioGroup
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
    />
  );
}

export const States: Story = {
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <Column width={400}>
        <Owner {...args} label={t.release} options={releases(t)} value="telex" required />
        <Owner {...args} label={t.release} options={releases(t).slice(0, 2)} error={t.error} />
        <Owner
          {...args}
          label={t.terms}
          inline
          options={[
            { value: 'prepaid', label: t.prepaid },
            { value: 'collect', label: t.collect },
          ]}
          value="prepaid"
        />
      </Column>
    );
  },
};

/** One stop in the tab order; the arrows select, and skip disabled choices. */
export const Keys: Story = {
  tags: ['!autodocs'],
  parameters: { pixels: 'none' },
  render: (args, { globals }) => {
    const t = say(globals);
    return (
      <Column width={400}>
        <Owner {...args} label={t.release} hint={t.error} options={releases(t)} />
      </Column>
    );
  },
  play: async ({ canvas, args, globals }) => {
    const t = say(globals);
    const group = canvas.getByRole('radiogroup', { name: t.release });
    await expect(group).toHaveAccessibleDescription(t.error);
    await userEvent.tab();
    const telex = canvas.getByRole('radio', { name: new RegExp(t.telex) });
    await expect(telex).toHaveFocus();
    await expect(telex).not.toBeChecked();
    await expect(telex).toHaveAccessibleDescription(t.telexHint);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('telex');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('original');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('telex');
    await userEvent.click(canvas.getByText(t.originalHint));
    await expect(args.onChange).toHaveBeenLastCalledWith('original');
  },
};

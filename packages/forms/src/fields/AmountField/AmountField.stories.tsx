import { amount, required } from '@fairway/trade';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inputOf, pasteAndLeave, typeAndLeave } from '../../stories/fieldStory.ts';
import { Specimen } from '../../stories/Specimen.tsx';
import { withForms } from '../../stories/withForms.tsx';
import { words } from '../../stories/words.ts';
import { AmountField } from './AmountField.tsx';

const say = words({ zh: { label: '收到的金额' }, en: { label: 'Amount received' } });

const meta = {
  title: 'Forms/AmountField',
  component: AmountField,
  parameters: { frame: {} },
  decorators: [withForms],
  args: { name: 'amount', currency: 'CNY', required: true },
  render: (args, { globals }) => (
    <Specimen rules={{ amount: [required, amount()] }} initial={{ amount: '' }}>
      <AmountField {...args} label={say(globals).label} />
    </Specimen>
  ),
} satisfies Meta<typeof AmountField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Signs and grouping fall away; the full stop of a Chinese keyboard is a dot. */
export const Pasted: Story = {
  play: async ({ canvas }) => {
    const input = inputOf(canvas);
    await pasteAndLeave(input, '￥０。37');
    await expect(input).toHaveValue('0.37');
    await expect(input).not.toHaveAttribute('aria-invalid');
  },
};

/** Left, it shows thousands and cents; entered again, it is edited without commas. */
export const Grouped: Story = {
  play: async ({ canvas }) => {
    const input = inputOf(canvas);
    await typeAndLeave(input, '25000.5');
    await expect(input).toHaveValue('25,000.50');
    await userEvent.click(input);
    await expect(input).toHaveValue('25000.50');
    await userEvent.tab();
    await expect(input).toHaveValue('25,000.50');
  },
};

/** Which mark separates decimals is not guessed. */
export const Ambiguous: Story = {
  play: async ({ canvas }) => {
    const input = inputOf(canvas);
    await typeAndLeave(input, '25000,00');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/25,000\.50/);
  },
};

export const OtherCurrency: Story = {
  play: async ({ canvas }) => {
    const input = inputOf(canvas);
    await typeAndLeave(input, 'US$100');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/CNY/);
  },
};

export const Broken: Story = {
  play: async ({ canvas }) => {
    const input = inputOf(canvas);
    await typeAndLeave(input, '0.371');
    await expect(input).toBeInvalid();
  },
};

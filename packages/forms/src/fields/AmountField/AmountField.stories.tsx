import { type AmountCurrency, amount, follows, required } from '@fairway/trade';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import * as v from 'valibot';
import {
  fillAndLeave,
  inputOf,
  pasteAndLeave,
  submitAround,
  typeAndLeave,
} from '../../stories/fieldStory.ts';
import { formWords } from '../../stories/formWords.ts';
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

/** Text that is inserted over the whole amount replaces it, and a caret keeps its digit. */
export const Filled: Story = {
  parameters: { pixels: 'none' },
  play: async ({ canvas }) => {
    const input = inputOf(canvas);
    await typeAndLeave(input, '1890');
    fillAndLeave(input, '2000');
    await expect(input).toHaveValue('2,000.00');
    input.setSelectionRange(3, 3);
    input.focus();
    await expect(input).toHaveValue('2000.00');
    await expect(input.selectionStart).toBe(2);
    await expect(input.selectionEnd).toBe(2);
    input.blur();
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

const sent = fn();
const currencies: readonly AmountCurrency[] = ['USD', 'CNY', 'EUR'];
const schema = v.object({
  value: v.object({
    amount: v.pipe(v.string(), follows(required, amount())),
    currency: v.picklist(currencies),
  }),
});
const inCurrency: Partial<Story> = {
  parameters: { pixels: 'none' },
  args: { name: 'value', currency: currencies },
  render: (args, { globals }) => (
    <Specimen
      schema={schema}
      initial={{ value: { amount: args.readOnly ? '25,000.50' : '', currency: 'USD' } }}
      onSubmit={sent}
    >
      <AmountField {...args} label={say(globals).label} />
    </Specimen>
  ),
};

/** The currency is chosen in the same field, and a pasted sign selects it: one name, one value. */
export const Currencies: Story = {
  ...inCurrency,
  play: async ({ canvas }) => {
    const input = inputOf(canvas);
    const list = canvas.getByRole('combobox', { name: formWords().trade.amount.currency });
    await userEvent.click(input);
    await userEvent.tab({ shift: true });
    await expect(list).toHaveFocus();
    await expect(input).not.toHaveAttribute('aria-invalid');
    await userEvent.selectOptions(list, 'EUR');
    await typeAndLeave(input, '25000.5');
    await expect(input).toHaveValue('25,000.50');
    submitAround(input);
    await waitFor(() =>
      expect(sent).toHaveBeenLastCalledWith({ value: { amount: '25,000.50', currency: 'EUR' } }),
    );
    await userEvent.clear(input);
    await pasteAndLeave(input, '￥1,200');
    await expect(list).toHaveValue('CNY');
    await expect(input).toHaveValue('1,200.00');
  },
};

/** The same with a list of currencies. */
export const CurrencyFilled: Story = {
  ...inCurrency,
  tags: ['!autodocs'],
  play: Filled.play,
};

/** The error names the field; a currency that is not offered is refused. */
export const CurrencyBroken: Story = {
  ...inCurrency,
  tags: ['!autodocs'],
  play: async ({ canvas, globals }) => {
    const input = inputOf(canvas);
    submitAround(input);
    const empty = formWords().common.missing.entry(say(globals).label);
    await waitFor(() => expect(input).toHaveAccessibleDescription(expect.stringContaining(empty)));
    await expect(input).toHaveFocus();
    await pasteAndLeave(input, 'HK$100');
    await expect(input).toHaveAccessibleDescription(/USD/);
  },
};

/** Read-only, the currency is text. */
export const CurrencyReadOnly: Story = {
  ...inCurrency,
  tags: ['!autodocs'],
  args: { name: 'value', currency: currencies, readOnly: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(inputOf(canvas)).toHaveValue('25,000.50');
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await expect(canvasElement).toHaveTextContent(/USD/);
  },
};

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
import { NumberField } from './NumberField.tsx';

const say = words({
  zh: { weight: '毛重', hint: '含包装，与 VGM 一致。', heavy: '单箱毛重不能超过 28,000 kg。' },
  en: {
    weight: 'Gross weight',
    hint: 'With packing, as in the VGM.',
    heavy: 'A container takes no more than 28,000 kg.',
  },
});

const sent = fn();

const meta = {
  title: 'Forms/NumberField',
  component: NumberField,
  parameters: { frame: {} },
  decorators: [withForms],
  args: { name: 'weight', label: '', decimals: 1, unit: 'kg', required: true },
  beforeEach: () => {
    sent.mockClear();
  },
  render: (args, { globals }) => {
    const t = say(globals);
    const schema = v.object({
      weight: v.pipe(
        v.number('required'),
        v.maxValue(28_000, () => t.heavy),
      ),
    });
    return (
      <Specimen schema={schema} initial={{ weight: null }} onSubmit={sent}>
        <NumberField {...args} label={t.weight} hint={t.hint} />
      </Specimen>
    );
  },
} satisfies Meta<typeof NumberField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Typed with full-width digits, shown with marks of thousands, sent as a number. */
export const Typed: Story = {
  play: async ({ canvas }) => {
    const input = inputOf(canvas);
    await typeAndLeave(input, '１８５００.50');
    await expect(input).toHaveValue('18,500.5');
    submitAround(input);
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ weight: 18_500.5 }));
    await userEvent.click(input);
    await expect(input).toHaveValue('18500.5');
    input.blur();
    await expect(input).toHaveValue('18,500.5');
  },
};

/** Text that is inserted over the whole number replaces it. */
export const Filled: Story = {
  tags: ['!autodocs'],
  parameters: { pixels: 'none' },
  play: async ({ canvas }) => {
    const input = inputOf(canvas);
    await typeAndLeave(input, '18500');
    fillAndLeave(input, '2000');
    await expect(input).toHaveValue('2,000');
  },
};

/** An empty field shows that it is required; text that is no number stays as typed, with an explanation. */
export const Broken: Story = {
  play: async ({ canvas, globals }) => {
    const input = inputOf(canvas);
    submitAround(input);
    const { common, trade } = formWords();
    const { number } = trade;
    const empty = common.missing.entry(say(globals).weight);
    await waitFor(() => expect(input).toHaveAccessibleDescription(expect.stringContaining(empty)));
    await pasteAndLeave(input, '18,5');
    submitAround(input);
    await waitFor(() => expect(input).toHaveAccessibleDescription(expect.stringContaining(number.broken(1))));
    await expect(input).toHaveValue('18,5');
    await expect(sent).not.toHaveBeenCalled();
    input.blur();
  },
};

/** Limits are rules of the form, in its words. */
export const TooMuch: Story = {
  tags: ['!autodocs'],
  parameters: { pixels: 'none' },
  play: async ({ canvas, globals }) => {
    const input = inputOf(canvas);
    await typeAndLeave(input, '30000');
    await waitFor(() =>
      expect(input).toHaveAccessibleDescription(expect.stringContaining(say(globals).heavy)),
    );
  },
};

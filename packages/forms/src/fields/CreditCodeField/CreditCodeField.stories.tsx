import { creditCode, required } from '@fairway/trade';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { inputOf, pasteAndLeave, submitAround, typeAndLeave } from '../../stories/fieldStory.ts';
import { formWords } from '../../stories/formWords.ts';
import { Specimen } from '../../stories/Specimen.tsx';
import { withForms } from '../../stories/withForms.tsx';
import { CreditCodeField } from './CreditCodeField.tsx';

const sent = fn();

const meta = {
  title: 'Forms/CreditCodeField',
  component: CreditCodeField,
  parameters: { frame: {} },
  decorators: [withForms],
  args: { name: 'creditCode', required: true },
  beforeEach: () => {
    sent.mockClear();
  },
  render: (args) => (
    <Specimen rules={{ creditCode: [required, creditCode] }} initial={{ creditCode: '' }} onSubmit={sent}>
      <CreditCodeField {...args} />
    </Specimen>
  ),
} satisfies Meta<typeof CreditCodeField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Free on the server, as the mark shows. */
export const Passed: Story = {
  args: { check: fn(async () => null) },
  play: async ({ canvas, args }) => {
    const input = inputOf(canvas);
    await pasteAndLeave(input, '91310115 ma1k 0001 5k');
    await expect(input).toHaveValue('91310115MA1K00015K');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(formWords().common.free));
    await expect(args.check).toHaveBeenCalledTimes(1);
  },
};

/** An early code whose check digit does not fit: a warning, and the form is sent all the same. */
export const Doubted: Story = {
  play: async ({ canvas }) => {
    const input = inputOf(canvas);
    await typeAndLeave(input, '91350100M0001TGQXM');
    await expect(input).not.toHaveAttribute('aria-invalid');
    await expect(input).toHaveAccessibleDescription(
      expect.stringContaining(formWords().doubts.creditCodeCheck),
    );
    submitAround(input);
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ creditCode: '91350100M0001TGQXM' }));
  },
};

/** A letter that never occurs is refused. */
export const Broken: Story = {
  play: async ({ canvas }) => {
    const input = inputOf(canvas);
    await typeAndLeave(input, '91310115OA1K00015K');
    await expect(input).toBeInvalid();
  },
};

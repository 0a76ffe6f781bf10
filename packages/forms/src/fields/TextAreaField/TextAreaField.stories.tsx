import { textLength } from '@fairway/trade';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inputOf, submitAround } from '../../stories/fieldStory.ts';
import { Specimen } from '../../stories/Specimen.tsx';
import { withForms } from '../../stories/withForms.tsx';
import { words } from '../../stories/words.ts';
import { TextAreaField } from './TextAreaField.tsx';

const say = words({
  zh: { label: '开票备注', hint: '会打印在发票上。' },
  en: { label: 'Remark on the invoice', hint: 'Printed on the invoice.' },
});

const sent = fn();

const meta = {
  title: 'Forms/TextAreaField',
  component: TextAreaField,
  parameters: { frame: {} },
  decorators: [withForms],
  args: { name: 'remark', label: '', max: 40, required: false },
  beforeEach: () => {
    sent.mockClear();
  },
  render: (args, { globals }) => (
    <Specimen rules={{ remark: [textLength(40)] }} initial={{ remark: '' }} onSubmit={sent}>
      <TextAreaField {...args} label={say(globals).label} hint={say(globals).hint} />
    </Specimen>
  ),
} satisfies Meta<typeof TextAreaField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** Enter inserts a line and sends nothing; the count is announced near the limit. */
export const Lines: Story = {
  play: async ({ canvas }) => {
    const area = inputOf(canvas);
    await userEvent.type(area, '2 x 40HQ{Enter}W48 COSCO ARIES  ');
    await expect(sent).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent(/14/);
    area.blur();
    await expect(area).toHaveValue('2 x 40HQ\nW48 COSCO ARIES');
  },
};

/** A pasted text is never cut off silently: the field reports that it is too long. */
export const TooLong: Story = {
  play: async ({ canvas }) => {
    const area = inputOf(canvas);
    await userEvent.click(area);
    await userEvent.paste('Please state both order numbers, FW20261120 and FW20261121.');
    await expect(canvas.getByRole('status')).toHaveTextContent(/19/);
    submitAround(area);
    await waitFor(() => expect(area).toBeInvalid());
    await expect(sent).not.toHaveBeenCalled();
    area.blur();
  },
};

import { idCard, required } from '@fairway/trade';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inputOf, pasteAndLeave, typeAndLeave } from '../../stories/fieldStory.ts';
import { formWords } from '../../stories/formWords.ts';
import { Specimen } from '../../stories/Specimen.tsx';
import { withForms } from '../../stories/withForms.tsx';
import { IdCardField } from './IdCardField.tsx';

const meta = {
  title: 'Forms/IdCardField',
  component: IdCardField,
  parameters: { frame: {} },
  decorators: [withForms],
  args: { name: 'idCard', required: true },
  render: (args) => (
    <Specimen rules={{ idCard: [required, (value) => idCard(value)] }} initial={{ idCard: '' }}>
      <IdCardField {...args} />
    </Specimen>
  ),
} satisfies Meta<typeof IdCardField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Copied from a chat with spaces, full-width digits and a small x. */
export const Pasted: Story = {
  play: async ({ canvas }) => {
    const input = inputOf(canvas);
    await pasteAndLeave(input, '１１０１０５ 19491231 002x');
    await expect(input).toHaveValue('11010519491231002X');
    await expect(input).not.toHaveAttribute('aria-invalid');
  },
};

/** The error names the wrong part: the date of birth does not exist. */
export const NoSuchDay: Story = {
  play: async ({ canvas }) => {
    const input = inputOf(canvas);
    await typeAndLeave(input, '110105199002300021');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/7/);
  },
};

/** One digit is wrong: the number does not add up. */
export const Mistyped: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const input = inputOf(canvas);
    await typeAndLeave(input, '110105194912310021');
    await expect(input).toHaveAccessibleDescription(expect.stringContaining(formWords().rules.idCardCheck));
  },
};

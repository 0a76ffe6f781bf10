import { required, taxNumber } from '@fairway/trade';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inputOf, typeAndLeave } from '../../stories/fieldStory.ts';
import { Specimen } from '../../stories/Specimen.tsx';
import { withForms } from '../../stories/withForms.tsx';
import { TaxNumberField } from './TaxNumberField.tsx';

const meta = {
  title: 'Forms/TaxNumberField',
  component: TaxNumberField,
  parameters: { frame: {} },
  decorators: [withForms],
  args: { name: 'taxNumber', required: true },
  render: (args) => (
    <Specimen rules={{ taxNumber: [required, taxNumber] }} initial={{ taxNumber: '' }}>
      <TaxNumberField {...args} />
    </Specimen>
  ),
} satisfies Meta<typeof TaxNumberField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A number of the years before 2015. */
export const Legacy: Story = {
  play: async ({ canvas }) => {
    const input = inputOf(canvas);
    await typeAndLeave(input, '310115 1234 56789');
    await expect(input).toHaveValue('310115123456789');
    await expect(input).not.toHaveAttribute('aria-invalid');
  },
};

export const Broken: Story = {
  play: async ({ canvas }) => {
    const input = inputOf(canvas);
    await typeAndLeave(input, '3101151234567890');
    await expect(input).toBeInvalid();
  },
};

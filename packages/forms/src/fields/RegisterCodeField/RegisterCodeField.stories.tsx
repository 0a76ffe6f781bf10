import { registerCode, required } from '@fairway/trade';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inputOf, pasteAndLeave, typeAndLeave } from '../../stories/fieldStory.ts';
import { Specimen } from '../../stories/Specimen.tsx';
import { withForms } from '../../stories/withForms.tsx';
import { RegisterCodeField } from './RegisterCodeField.tsx';

const meta = {
  title: 'Forms/RegisterCodeField',
  component: RegisterCodeField,
  parameters: { frame: {} },
  decorators: [withForms],
  args: { name: 'registerCode', required: true },
  render: (args) => (
    <Specimen rules={{ registerCode: [required, registerCode] }} initial={{ registerCode: '' }}>
      <RegisterCodeField {...args} />
    </Specimen>
  ),
} satisfies Meta<typeof RegisterCodeField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Hyphens stay, however they were drawn. */
export const Pasted: Story = {
  play: async ({ canvas }) => {
    const input = inputOf(canvas);
    await pasteAndLeave(input, 'moc－nv – 02345');
    await expect(input).toHaveValue('MOC-NV-02345');
    await expect(input).not.toHaveAttribute('aria-invalid');
  },
};

export const Broken: Story = {
  play: async ({ canvas }) => {
    const input = inputOf(canvas);
    await typeAndLeave(input, '123');
    await expect(input).toBeInvalid();
  },
};

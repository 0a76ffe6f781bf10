import { companyName, required } from '@fairway/trade';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inputOf, pasteAndLeave, typeAndLeave } from '../../stories/fieldStory.ts';
import { Specimen } from '../../stories/Specimen.tsx';
import { withForms } from '../../stories/withForms.tsx';
import { CompanyNameField } from './CompanyNameField.tsx';

const meta = {
  title: 'Forms/CompanyNameField',
  component: CompanyNameField,
  parameters: { frame: {} },
  decorators: [withForms],
  args: { name: 'companyName', required: true },
  render: (args) => (
    <Specimen rules={{ companyName: [required, companyName] }} initial={{ companyName: '' }}>
      <CompanyNameField {...args} />
    </Specimen>
  ),
} satisfies Meta<typeof CompanyNameField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Copied from a licence: Chinese brackets stay, full-width letters and stray spaces do not. */
export const Pasted: Story = {
  play: async ({ canvas }) => {
    const input = inputOf(canvas);
    await pasteAndLeave(input, ' 恒力（上海）国际货运　ＡＢＣ有限公司\n');
    await expect(input).toHaveValue('恒力（上海）国际货运 ABC有限公司');
    await expect(input).not.toHaveAttribute('aria-invalid');
  },
};

export const Broken: Story = {
  play: async ({ canvas }) => {
    const input = inputOf(canvas);
    await typeAndLeave(input, '12345');
    await expect(input).toBeInvalid();
  },
};

import { email } from '@fairway/trade';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Specimen } from '../../stories/Specimen.tsx';
import { withForms } from '../../stories/withForms.tsx';
import { EmailField } from './EmailField.tsx';

const meta = {
  title: 'Forms/EmailField',
  component: EmailField,
  parameters: { frame: {} },
  decorators: [withForms],
  args: { name: 'email' },
  render: (args) => (
    <Specimen rules={{ email: [email] }} initial={{ email: '' }}>
      <EmailField {...args} />
    </Specimen>
  ),
} satisfies Meta<typeof EmailField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** Full-width signs of a Chinese keyboard are put right when the field is left. */
export const Normalised: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'Li.Wei＠Example。COM ');
    await userEvent.tab();
    await expect(input).toHaveValue('Li.Wei@example.com');
    await expect(input).not.toHaveAttribute('aria-invalid');
  },
};

export const Broken: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'li@example');
    await userEvent.tab();
    await expect(input).toBeInvalid();
  },
};

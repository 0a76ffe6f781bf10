import { account } from '@fairway/trade';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Specimen } from '../../stories/Specimen.tsx';
import { withForms } from '../../stories/withForms.tsx';
import { AccountField } from './AccountField.tsx';

const meta = {
  title: 'Forms/AccountField',
  component: AccountField,
  parameters: { frame: {} },
  decorators: [withForms],
  args: { name: 'account' },
  render: (args) => (
    <Specimen rules={{ account: [account] }} initial={{ account: '' }}>
      <AccountField {...args} />
    </Specimen>
  ),
} satisfies Meta<typeof AccountField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** A phone, an email and a username are each cleaned in their own way. */
export const Normalised: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    const typed = {
      '+86 138 0013 8000': '13800138000',
      ' Li@Example.COM': 'Li@example.com',
      ' LiWei ': 'LiWei',
    };
    for (const [text, clean] of Object.entries(typed)) {
      await userEvent.clear(input);
      await userEvent.type(input, text);
      await userEvent.tab();
      await expect(input).toHaveValue(clean);
    }
  },
};

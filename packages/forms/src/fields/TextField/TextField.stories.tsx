import { subAccountUsername } from '@fairway/trade';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Specimen } from '../../stories/Specimen.tsx';
import { withForms } from '../../stories/withForms.tsx';
import { words } from '../../stories/words.ts';
import { TextField } from './TextField.tsx';

const say = words({ zh: { label: '子账号用户名' }, en: { label: 'Username of the sub-account' } });

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  decorators: [withForms],
  args: { name: 'username', label: '', required: true },
  render: (args, { globals }) => (
    <Specimen rules={{ username: [subAccountUsername] }} initial={{ username: '' }}>
      <TextField {...args} label={say(globals).label} />
    </Specimen>
  ),
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Broken: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'li');
    await userEvent.tab();
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/3/);
  },
};

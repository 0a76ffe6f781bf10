import { staff } from '@fairway/gateway/contract/staff';
import { staffAuth } from '@fairway/gateway/contract/staffAuth';
import { mock, refuse } from '@fairway/gateway/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { answering, type DeskStoryArgs, deskStories } from '../../../stories/deskStory.ts';
import { admin } from '../../../stories/samples.ts';

const asAdmin = mock(staffAuth.selectSelf, admin);

const meta = {
  ...deskStories,
  title: 'Desk/Staff',
  args: { address: '/staff', reader: 'member' },
  parameters: answering(asAdmin),
} satisfies Meta<DeskStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Everybody: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('table');
  },
};

/** An invitation needs a name, an e-mail and a role. */
export const Invite: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /邀请同事|Invite somebody/ }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: /发送邀请|Send invitation/ }));
    await dialog.findByText(/请至少选一个角色|Choose one role or more/);
  },
};

export const Forbidden: Story = {
  parameters: answering(asAdmin, mock(staff.selectAll, refuse('roleMissing'))),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};

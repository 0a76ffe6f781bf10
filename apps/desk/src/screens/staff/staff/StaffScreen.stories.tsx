import { staff } from '@fairway/gateway/contract/staff';
import { staffAuth } from '@fairway/gateway/contract/staffAuth';
import { mock, refuse } from '@fairway/gateway/mock';
import { stateStories } from '@fairway/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { answering, type DeskStoryArgs, deskStories, saying } from '../../../stories/deskStory.ts';
import { admin } from '../../../stories/samples.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const asAdmin = mock(staffAuth.selectSelf, admin);

const says = saying({ zh, en });

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

/** An invitation needs a name, an email and a role. */
export const Invite: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('staff.invite') }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: says('staff.send') }));
    await dialog.findByText(says('staff.needRole'));
  },
};

export const Forbidden: Story = {
  parameters: answering(asAdmin, mock(staff.selectAll, refuse('roleMissing'))),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};

const states = stateStories({ call: staff.selectAll, beside: [asAdmin], answering });

export const Loading: Story = states.loading;

export const Failed: Story = states.failed;

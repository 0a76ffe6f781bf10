import { certificationReview } from '@fairway/gateway/contract/certificationReview';
import { fails, mock } from '@fairway/gateway/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { answering, type DeskStoryArgs, deskStories } from '../../../stories/deskStory.ts';

const meta = {
  ...deskStories,
  title: 'Desk/Amounts to pay',
  args: { address: '/remittances', reader: 'member' },
} satisfies Meta<DeskStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: /已打款|Paid/ });
    if (first) await userEvent.click(first);
    await within(document.body).findByText(/确认已向|Did you pay/);
    await userEvent.keyboard('{Escape}');
  },
};

export const Empty: Story = {
  parameters: answering(mock(certificationReview.selectRemittances, { rows: [] })),
  play: async ({ canvas }) => {
    await canvas.findByText(/都办完了|All done/);
  },
};

export const Failed: Story = {
  parameters: answering(fails(certificationReview.selectRemittances, 'fault')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};

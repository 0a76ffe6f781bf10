import { deskHome } from '@fairway/gateway/contract/transferReview';
import { fails, mock } from '@fairway/gateway/mock';
import { stateStories } from '@fairway/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { answering, type DeskStoryArgs, deskStories } from '../../../stories/deskStory.ts';

const meta = {
  ...deskStories,
  title: 'Desk/Home',
  args: { address: '/', reader: 'member' },
} satisfies Meta<DeskStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

const drawn: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1 });
};

export const Queues: Story = { play: drawn };

export const AllDone: Story = {
  parameters: answering(
    mock(deskHome.selectQueues, {
      queues: [{ queue: 'transfers', waiting: 0, late: 0, dueToday: 0 }],
      doneToday: 6,
    }),
  ),
  play: drawn,
};

export const Failed: Story = { parameters: answering(fails(deskHome.selectQueues, 'fault')), play: drawn };

const states = stateStories({ call: deskHome.selectQueues, outlined: false, answering });

export const Loading: Story = states.loading;

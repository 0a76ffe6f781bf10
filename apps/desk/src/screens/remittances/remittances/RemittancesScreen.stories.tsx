import { certificationReview } from '@fairway/gateway/contract/certificationReview';
import { fails, mock } from '@fairway/gateway/mock';
import { stateStories } from '@fairway/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, type DeskStoryArgs, deskStories, saying } from '../../../stories/deskStory.ts';
import { remittances } from '../../../stories/samples.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const says = saying({ zh, en });

const meta = {
  ...deskStories,
  title: 'Desk/Amounts to pay',
  args: { address: '/remittances', reader: 'member' },
} satisfies Meta<DeskStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: says('remittances.sent') });
    if (first) await userEvent.click(first);
    await within(document.body).findByText(says('remittances.ask'));
    await userEvent.keyboard('{Escape}');
  },
};

let isPaid = false;

/** The last one is paid: its row is removed, and the focus moves to the start of the remaining content. */
export const Paid: Story = {
  parameters: answering(
    mock(certificationReview.markSent, () => {
      isPaid = true;
      return { state: 'sent' } as const;
    }),
    mock(certificationReview.selectRemittances, () => ({ rows: isPaid ? [] : [...remittances] })),
  ),
  beforeEach: () => {
    isPaid = false;
  },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: says('remittances.sent') });
    if (!first) throw new Error('Nothing is to be paid.');
    await userEvent.click(first);
    const question = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: says('remittances.sent') }));
    await canvas.findByText(says('remittances.empty'));
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

export const Empty: Story = {
  parameters: answering(mock(certificationReview.selectRemittances, { rows: [] })),
  play: async ({ canvas }) => {
    await canvas.findByText(says('remittances.empty'));
  },
};

export const Failed: Story = {
  parameters: answering(fails(certificationReview.selectRemittances, 'fault')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};

const states = stateStories({ call: certificationReview.selectRemittances, answering });

export const Loading: Story = states.loading;

export const Forbidden: Story = states.forbidden;

import { deskHome } from '@fairway/gateway/contract/transferReview';
import { fails, mock } from '@fairway/gateway/mock';
import { containing, kitWords, stateStories } from '@fairway/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { answering, type DeskStoryArgs, deskStories, saying } from '../../../stories/deskStory.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const says = saying({ zh, en });

const meta = {
  ...deskStories,
  title: 'Desk/Home',
  args: { address: '/', reader: 'member' },
} satisfies Meta<DeskStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

const findsHeading: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1 });
};

/** The queues of a person who has every role. */
export const Queues: Story = {
  parameters: answering(
    mock(deskHome.selectQueues, {
      queues: [
        { queue: 'companyCertifications', waiting: 3, late: 1, dueToday: 0 },
        { queue: 'personalCertifications', waiting: 5, late: 0, dueToday: 1 },
        { queue: 'remittances', waiting: 1, late: 0, dueToday: 0 },
        { queue: 'transfers', waiting: 6, late: 1, dueToday: 2 },
        { queue: 'insurance', waiting: 4, late: 0, dueToday: 0 },
        { queue: 'invoices', waiting: 2, late: 0, dueToday: 1 },
      ],
      doneToday: 4,
      alone: false,
    }),
  ),
  play: findsHeading,
};

/** The navigation counts what waits in the queues of each page. */
export const CountsInNavigation: Story = {
  parameters: { ...Queues.parameters, pixels: 'page' },
  globals: { ...deskStories.globals, viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const { header, sideNav } = kitWords();
    const navigation = within(await page.findByRole('navigation', { name: header.navigation }));
    const transfers = await navigation.findByRole('link', { name: says('title.transfers') });
    await waitFor(() => expect(transfers).toHaveAccessibleName(containing(sideNav.count(6))));
  },
};

export const AllDone: Story = {
  parameters: answering(
    mock(deskHome.selectQueues, {
      queues: [{ queue: 'transfers', waiting: 0, late: 0, dueToday: 0 }],
      doneToday: 6,
      alone: false,
    }),
  ),
  play: findsHeading,
};

/** The first admin, before any colleague exists: decisions need a second person soon. */
export const FirstAdmin: Story = {
  parameters: answering(mock(deskHome.selectQueues, { queues: [], doneToday: 0, alone: true })),
  play: async ({ canvas }) => {
    const invite = await canvas.findByRole('link', { name: says('home.invite') });
    await expect(invite).toHaveAttribute('href', expect.stringMatching(/\/staff$/));
  },
};

export const Failed: Story = {
  parameters: answering(fails(deskHome.selectQueues, 'fault')),
  play: findsHeading,
};

const states = stateStories({ call: deskHome.selectQueues, outlined: false, answering });

export const Loading: Story = states.loading;

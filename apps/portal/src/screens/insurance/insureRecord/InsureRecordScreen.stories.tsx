import { insurance } from '@fairway/gateway/contract/insurance';
import { fails, mock, mockList, pending, sampleIntention, sampleIntentions } from '@fairway/gateway/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, type PortalStoryArgs, portalStories, saying } from '../../../stories/portalStory.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const list = (rows: typeof sampleIntentions) =>
  mock(insurance.selectMine, ({ query }) =>
    mockList(insurance.selectMine, [...rows], query, {
      sorts: {
        createdAt: ({ createdAt }) => createdAt,
        premium: ({ quote, estimate }) => (quote ?? estimate).amount,
      },
      filters: { state: ({ state }) => state, created: ({ createdAt }) => createdAt.slice(0, 10) },
      keyword: ({ intentionNo, goods }) => [intentionNo, goods],
    }),
  );
const withdrawn = mock(insurance.withdraw, sampleIntention({ state: 'withdrawn', withdrawable: false }));

const says = saying({ zh, en });

const meta = {
  ...portalStories,
  parameters: answering(list(sampleIntentions), withdrawn),
  title: 'Screens/Insurance intentions',
  args: { ...portalStories.args, reader: 'member', address: '/insureRecord' },
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(says('record.states.quoted')))[0]).toBeVisible();
  },
};

/** Asks for confirmation first, and shows a message afterwards. */
export const Withdrawing: Story = {
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const name = says('record.withdrawOf', { values: { number: sampleIntention().intentionNo } });
    await userEvent.click(await canvas.findByRole('button', { name }));
    const dialog = await page.findByRole('alertdialog');
    await userEvent.click(
      within(dialog).getByRole('button', { name: says('record.withdraw', { whole: true }) }),
    );
    await page.findByText(says('record.withdrawn'));
  },
};

export const Empty: Story = {
  parameters: answering(list([])),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('record.emptyTitle') });
  },
};

export const Failed: Story = {
  parameters: answering(fails(insurance.selectMine, 'fault')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('failure.fault') });
  },
};

export const Loading: Story = {
  parameters: answering(pending(insurance.selectMine)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('main').querySelector('[inert]')).toBeVisible());
  },
};

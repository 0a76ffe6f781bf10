import { wikipedia } from '@fairway/gateway/contract/wikipedia';
import { fails, mock, pending } from '@fairway/gateway/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { answering, type PortalStoryArgs, portalStories, saying } from '../../../stories/portalStory.ts';
import { sampleGroups, sampleOverview } from '../../../stories/sampleGuide.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const address = '/wikipedia';
const resultsAddress = `${address}?keyword=${encodeURIComponent('上海')}`;

const says = saying({ zh, en });

const meta = {
  ...portalStories,
  parameters: answering(mock(wikipedia.selectOverview, sampleOverview)),
  title: 'Screens/Encyclopedia',
  args: { ...portalStories.args, address },
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('region', { name: says('encyclopedia.kinds.port', { whole: true }) }),
    ).toHaveTextContent('215');
  },
};

/** The results of a keyword search by kind; one of them requires login. */
export const Results: Story = {
  args: { address: resultsAddress },
  parameters: answering(mock(wikipedia.search, ({ language }) => ({ groups: sampleGroups(language) }))),
  play: async ({ canvas }) => {
    const article = await canvas.findByRole('link', { name: /第一条/ });
    await expect(article).toHaveAttribute('href', expect.stringContaining('#article-1'));
    await expect(canvas.getByText(says('encyclopedia.closed'))).toBeVisible();
  },
};

export const Empty: Story = {
  args: { address: resultsAddress },
  parameters: answering(mock(wikipedia.search, { groups: [] })),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('encyclopedia.emptyTitle') });
  },
};

export const Failed: Story = {
  parameters: answering(fails(wikipedia.selectOverview, 'fault')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('failure.fault') });
  },
};

export const Loading: Story = {
  parameters: answering(pending(wikipedia.selectOverview)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('main').querySelector('[inert]')).toBeVisible());
  },
};

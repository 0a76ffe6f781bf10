import { wikipedia } from '@fairway/gateway/contract/wikipedia';
import { fails, mock, pending } from '@fairway/gateway/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { answering, type PortalStoryArgs, portalStories } from '../../../stories/portalStory.ts';
import { sampleGroups, sampleOverview } from '../../../stories/sampleGuide.ts';

const address = '/wikipedia';
const found = `${address}?keyword=${encodeURIComponent('上海')}`;

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
    await expect(await canvas.findByRole('region', { name: /^(港口|Ports)$/ })).toHaveTextContent('215');
  },
};

/** What a keyword finds in all of it, by kind; one of them is behind login. */
export const Found: Story = {
  args: { address: found },
  parameters: answering(mock(wikipedia.search, { groups: sampleGroups })),
  play: async ({ canvas }) => {
    const article = await canvas.findByRole('link', { name: /第一条/ });
    await expect(article).toHaveAttribute('href', expect.stringContaining('#article-1'));
    await expect(canvas.getByText(/登录后可查|once you are logged in/)).toBeVisible();
  },
};

export const Empty: Story = {
  args: { address: found },
  parameters: answering(mock(wikipedia.search, { groups: [] })),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /没有找到|Nothing found/ });
  },
};

export const Failed: Story = {
  parameters: answering(fails(wikipedia.selectOverview, 'fault')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /哎呀|Oops/ });
  },
};

export const Loading: Story = {
  parameters: answering(pending(wikipedia.selectOverview)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('main').querySelector('[inert]')).toBeVisible());
  },
};

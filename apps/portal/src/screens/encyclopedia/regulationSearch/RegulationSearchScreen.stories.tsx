import { regulation } from '@fairway/gateway/contract/regulation';
import { fails, mock, mockList, pending } from '@fairway/gateway/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { answering, type PortalStoryArgs, portalStories, saying } from '../../../stories/portalStory.ts';
import { sampleArticles } from '../../../stories/sampleLaws.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const list = mock(regulation.selectArticles, ({ query }) =>
  mockList(regulation.selectArticles, sampleArticles, query, {
    sorts: { order: ({ anchor }) => anchor },
    filters: { kind: () => 'law' },
    keyword: ({ excerpt }) => [excerpt],
  }),
);
const address = (keyword: string) => `/wikipedia/regulationSearch?keyword=${encodeURIComponent(keyword)}`;

const says = saying({ zh, en });

const meta = {
  ...portalStories,
  parameters: answering(list),
  title: 'Screens/Regulation search',
  args: { ...portalStories.args, address: address('提单') },
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    const hit = await canvas.findByRole('link', { name: /第七十一条/ });
    await expect(hit).toHaveAttribute('href', expect.stringMatching(/keyword=.*#article-71$/));
    await expect(canvas.getAllByText('提单', { selector: 'mark' }).length).toBeGreaterThan(1);
  },
};

/** Nothing looked for yet: words to begin with. */
export const Start: Story = {
  args: { address: '/wikipedia/regulationSearch' },
  play: async ({ canvas, globals }) => {
    const name = globals.locale === 'zh' ? '滞期费' : 'demurrage';
    await expect(await canvas.findByRole('link', { name })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { address: address('月亮') },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('articles.emptyTitle') });
  },
};

export const Failed: Story = {
  parameters: answering(fails(regulation.selectArticles, 'fault')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('failure.fault') });
  },
};

export const Loading: Story = {
  parameters: answering(pending(regulation.selectArticles)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('main').querySelector('[inert]')).toBeVisible());
  },
};

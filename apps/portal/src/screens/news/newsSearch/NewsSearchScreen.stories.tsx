import { news } from '@fairway/gateway/contract/news';
import { fails, mock, mockList, pending } from '@fairway/gateway/mock';
import { inStoryLanguage } from '@fairway/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { answering, type PortalStoryArgs, portalStories, saying } from '../../../stories/portalStory.ts';
import { sampleNewsRows } from '../../../stories/sampleNews.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const marked = (text: string, word: RegExp) =>
  text
    .split(word)
    .filter(Boolean)
    .map((piece) => ({ text: piece, hit: word.test(piece) }));
const sought = { zh: '等泊', en: 'Berth waits' };

const searchAnswer = mock(news.search, ({ query, language }) => {
  const word = new RegExp(`(${sought[language]})`);
  return mockList(
    news.search,
    sampleNewsRows(language)
      .filter(({ title }) => word.test(title))
      .map((row) => ({
        ...row,
        titleMarked: marked(row.title, word),
        excerpt: marked(row.brief, word),
        otherMarked: [],
      })),
    query,
    {
      sorts: { match: () => 0, publishedAt: ({ publishedAt }) => publishedAt },
      filters: { categoryId: ({ categoryId }) => categoryId },
      keyword: () => [query.keyword],
    },
  );
});

const says = saying({ zh, en });

const meta = {
  ...portalStories,
  parameters: answering(searchAnswer),
  title: 'Screens/News search',
  args: { ...portalStories.args, address: '/newsInformationSearch?keyword=dengbo' },
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Results: Story = {
  play: async ({ canvas }) => {
    const hit = await canvas.findByText(inStoryLanguage(sought));
    await expect(hit.tagName).toBe('MARK');
  },
};

export const Start: Story = {
  args: { address: '/newsInformationSearch' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: says('newsSearch.examples.a') })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: answering(mock(news.search, ({ query }) => mockList(news.search, [], query))),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('newsSearch.emptyTitle') });
  },
};

export const Failed: Story = {
  parameters: answering(fails(news.search, 'fault')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('failure.fault') });
  },
};

export const Loading: Story = {
  parameters: answering(pending(news.search)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('main').querySelector('[inert]')).toBeVisible());
  },
};

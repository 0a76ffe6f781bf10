import { bizCollection } from '@fairway/gateway/contract/bizCollection';
import { news } from '@fairway/gateway/contract/news';
import { fails, mock, pending, refuse, sampleWeek } from '@fairway/gateway/mock';
import { containing, inStoryLanguage } from '@fairway/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { answering, type PortalStoryArgs, portalStories, saying } from '../../../stories/portalStory.ts';
import { sampleArticle, sampleNewsRows } from '../../../stories/sampleNews.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const article = mock(news.detail, ({ language }) => sampleArticle(language));
const collecting = mock(bizCollection.addOrUpdateCollection, ({ body }) => body);

const says = saying({ zh, en });
const title = () => inStoryLanguage({ zh: sampleArticle('zh'), en: sampleArticle('en') }).article.title;

const meta = {
  ...portalStories,
  parameters: answering(article, collecting),
  title: 'Screens/News article',
  args: { ...portalStories.args, address: `/newsDetail?id=${sampleNewsRows('zh')[0]?.id}` },
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: containing(title()) })).toBeVisible();
    await expect(canvas.getByRole('table')).toHaveTextContent(/22/);
  },
};

/** A member sees the price of a container on the routes of the article. */
export const LanePrices: Story = {
  args: { reader: 'member' },
  parameters: answering(
    mock(news.detail, ({ language }) => {
      const data = sampleArticle(language);
      const rows = data.article.lanes.map(({ origin, destination }) => ({
        origin: origin.code,
        destination: destination.code,
        price: { amount: 218_000, currency: 'USD' as const },
        change: -4.2,
      }));
      return { ...data, lanePrices: { week: sampleWeek, access: 'open' as const, sample: true, rows } };
    }),
    collecting,
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /2,180/ })).toBeVisible();
  },
};

/** A reprint names its source and leads there. */
export const Reprint: Story = {
  parameters: answering(
    mock(news.detail, ({ language }) =>
      sampleArticle(language, { original: false, source: '关务周刊（虚构）', categoryId: 0 }),
    ),
  ),
  play: async ({ canvas }) => {
    const source = await canvas.findByRole('link', { name: says('newsReading.openSource') });
    await expect(source).toHaveAttribute('rel', expect.stringContaining('noopener'));
  },
};

/** Written in the other language only. */
export const NotTranslated: Story = {
  parameters: answering(mock(news.detail, ({ language }) => sampleArticle(language === 'zh' ? 'en' : 'zh'))),
  play: async ({ canvas }) => {
    await canvas.findByText(says('newsReading.other'));
  },
};

/** A visitor who collects an article is asked to log in. */
export const AsksForLogin: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: says('newsItem.collect', { whole: true }) }),
    );
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    sessionStorage.clear();
  },
};

export const Unknown: Story = {
  parameters: answering(mock(news.detail, refuse('notFound'))),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: says('failure.notFoundTitle') });
  },
};

export const Failed: Story = {
  parameters: answering(fails(news.detail, 'fault')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('failure.fault') });
  },
};

export const Loading: Story = {
  parameters: { ...answering(pending(news.detail)), pixels: 'none' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('main').querySelector('[inert]')).toBeVisible());
  },
};

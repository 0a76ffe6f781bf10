import { fuelPrice } from '@fairway/gateway/contract/fuelPrice';
import { news } from '@fairway/gateway/contract/news';
import { fails, mock, mockList, pending } from '@fairway/gateway/mock';
import { containing, inStoryLanguage, kitWords } from '@fairway/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, type PortalStoryArgs, portalStories, saying } from '../../../stories/portalStory.ts';
import { sampleArticle, sampleFuelOf, sampleLead, sampleNewsRows } from '../../../stories/sampleNews.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const list = mock(news.selectPage, ({ query, language }) => ({
  ...mockList(news.selectPage, query.mine ? [] : sampleNewsRows(language), query, {
    sorts: { publishedAt: ({ publishedAt }) => publishedAt },
    filters: { categoryId: ({ categoryId }) => categoryId, mine: () => 'routes' },
  }),
  lead: query.categoryId === undefined && !query.mine ? sampleLead(language) : null,
  fresh: [
    { categoryId: 1 as const, count: 1 },
    { categoryId: 3 as const, count: 1 },
  ],
}));
const article = mock(news.detail, ({ language, query }) => {
  const row = sampleNewsRows(language).find(({ id }) => id === query.id);
  return sampleArticle(language, row);
});
const fuel = mock(fuelPrice.selectHistory, ({ query }) => ({ ...sampleFuelOf(query.days), ...query }));

const says = saying({ zh, en });
/** Finds an article of the list by its title, the newest first. */
const titleOf = (at: number) =>
  containing(inStoryLanguage({ zh: sampleNewsRows('zh'), en: sampleNewsRows('en') })[at]?.title ?? '');

const meta = {
  ...portalStories,
  parameters: answering(list, fuel, article),
  title: 'Screens/News',
  args: { ...portalStories.args, address: '/newsInformation' },
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The hottest story first, then days. */
export const Full: Story = {
  play: async ({ canvas }) => {
    const [story] = await canvas.findAllByRole('link', { name: titleOf(0) });
    await expect(story).toHaveAttribute('href', expect.stringMatching(/^\/newsDetail\?id=/));
    await expect(canvas.getByRole('heading', { level: 2, name: says('newsItem.today') })).toBeVisible();
  },
};

/** An article next to the list that it was chosen from; if there is no room for both, it opens on its own page. */
export const SplitView: Story = {
  args: { address: `/newsInformation?id=${sampleNewsRows('zh')[0]?.id}` },
  play: async ({ canvas }) => {
    const isWide = window.innerWidth >= 1200;
    const title = await canvas.findByRole('heading', {
      level: isWide ? 2 : 1,
      name: titleOf(0),
    });
    await expect(title).toBeVisible();
    await canvas.findByRole('heading', { name: says('newsReading.lanes') });
    const list = canvas.queryByRole('heading', { level: 2, name: says('newsItem.today') });
    if (isWide) await expect(list).toBeVisible();
    else await expect(list).toBeNull();
  },
};

/** A press opens an article next to the list; Escape returns to its row, and the next one is opened from there. */
export const OpensSplitView: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('link', { name: titleOf(1) });
    await userEvent.click(row);
    if (window.innerWidth < 1200) {
      await canvas.findByRole('heading', { level: 1, name: titleOf(1) });
      return;
    }
    const opened = () => canvas.findByRole('region', { name: titleOf(1) });
    await waitFor(async () => expect(await opened()).toHaveFocus());
    await expect(canvas.getByRole('link', { current: true })).toBe(row);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(row).toHaveFocus());
    await expect(canvas.queryByRole('region', { name: titleOf(1) })).toBeNull();

    await userEvent.keyboard('{Enter}');
    const link = await within(await opened()).findByRole('link', { name: titleOf(2) });
    await userEvent.click(link);
    const next = await canvas.findByRole('region', { name: titleOf(2) });
    await waitFor(() => expect(next).toHaveFocus());
    await within(next).findByRole('heading', { name: says('newsReading.ports') });
  },
};

/** News about fuel are below the fuel prices. */
export const FuelPrices: Story = {
  args: { address: '/newsInformation?categoryId=2' },
  play: async ({ canvas }) => {
    // The first place of the chart, from its first day to its last.
    const fell = kitWords().lineChart.fell('552', '537', '2.7%');
    await expect(await canvas.findByRole('img', { name: containing(fell) })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /90/ }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: /90/ })).toBeChecked());
    await waitFor(() => expect(canvas.getByRole('main').querySelector('[aria-busy]')).toBeNull());
  },
};

/** Nothing about the reader's own routes. */
export const NoneOfMine: Story = {
  args: { address: '/newsInformation?mine=routes', reader: 'member' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('news.emptyMineTitle') });
  },
};

export const Empty: Story = {
  parameters: answering(
    mock(news.selectPage, ({ query }) => ({
      ...mockList(news.selectPage, [], query),
      lead: null,
      fresh: [],
    })),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('news.emptyTitle') });
  },
};

export const Failed: Story = {
  parameters: answering(fails(news.selectPage, 'fault')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('failure.fault') });
  },
};

export const Loading: Story = {
  parameters: answering(pending(news.selectPage)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('main').querySelector('[inert]')).toBeVisible());
  },
};

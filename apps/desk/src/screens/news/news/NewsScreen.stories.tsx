import { newsDesk } from '@fairway/gateway/contract/newsDesk';
import { newsFeeds } from '@fairway/gateway/contract/newsFeeds';
import { staffAuth } from '@fairway/gateway/contract/staffAuth';
import { fails, mock, pending, refuse } from '@fairway/gateway/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import {
  answering,
  type DeskStoryArgs,
  deskStories,
  pageOf,
  refusalText,
  saying,
} from '../../../stories/deskStory.ts';
import { deskArticles, editor } from '../../../stories/sampleNews.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const asEditor = mock(staffAuth.selectSelf, editor);

const says = saying({ zh, en });

const meta = {
  ...deskStories,
  title: 'Desk/News',
  args: { address: '/news', reader: 'member' },
  parameters: {
    ...deskStories.parameters,
    ...answering(asEditor, mock(newsDesk.selectPage, pageOf(deskArticles))),
  },
} satisfies Meta<DeskStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(says('news.standings.scheduled')))[0]).toBeInTheDocument();
  },
};

/** The result of reading a feed is shown at that feed. */
export const Feeds: Story = {
  parameters: answering(
    asEditor,
    mock(newsDesk.selectPage, pageOf(deskArticles)),
    mock(newsFeeds.selectAll, { rows: [{ address: 'https://feed.fairway.invalid/rss.xml', taken: 12 }] }),
    mock(newsFeeds.read, refuse('feedBroken')),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('news.feeds') }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: says('news.feedRead') }));
    await dialog.findByText(refusalText('feedBroken'));
  },
};

/** One new article uses the singular form, and skipped articles are counted. */
export const FeedRead: Story = {
  parameters: answering(
    asEditor,
    mock(newsDesk.selectPage, pageOf(deskArticles)),
    mock(newsFeeds.selectAll, { rows: [{ address: 'https://feed.fairway.invalid/rss.xml', taken: 1280 }] }),
    mock(newsFeeds.read, {
      found: 1281,
      known: 1280,
      leftOut: 22,
      left: [
        { title: '盐田港区闸口调整', reason: 'noLink' },
        { title: '', reason: 'noTitle' },
      ],
      added: [
        {
          id: '019a0000-0000-7000-8000-0000000009f1',
          title: '深圳港夜间查验窗口延长',
          publishedAt: '2026-11-20T01:00:00.000Z',
        },
      ],
    }),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('news.feeds') }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: says('news.feedRead') }));
    await dialog.findByText(says('news.feedDone', { values: { count: 1, added: 1, known: '1,280' } }));
    await dialog.findByText(says('news.feedLeftOut', { values: { count: 22, entries: 22 } }));
    await dialog.findByText(/盐田港区闸口调整/);
    await dialog.findByText(says('news.feedLeftMore', { values: { count: 20, entries: 20 } }));
  },
};

export const Empty: Story = {
  parameters: answering(asEditor, mock(newsDesk.selectPage, pageOf([]))),
  play: async ({ canvas }) => {
    await canvas.findByText(says('news.empty'));
  },
};

export const Loading: Story = {
  parameters: answering(asEditor, pending(newsDesk.selectPage)),
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { busy: true, hidden: true });
  },
};

export const Failed: Story = {
  parameters: answering(asEditor, fails(newsDesk.selectPage, 'fault')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};

export const Forbidden: Story = {
  parameters: answering(asEditor, mock(newsDesk.selectPage, refuse('roleMissing'))),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};

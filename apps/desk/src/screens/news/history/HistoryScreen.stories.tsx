import { newsDesk } from '@fairway/gateway/contract/newsDesk';
import { staffAuth } from '@fairway/gateway/contract/staffAuth';
import { mock } from '@fairway/gateway/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answering, type DeskStoryArgs, deskStories, saying } from '../../../stories/deskStory.ts';
import { editor, sampleNewsCase, sampleRevision } from '../../../stories/sampleNews.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const article = sampleNewsCase();

const says = saying({ zh, en });

const meta = {
  ...deskStories,
  title: 'Desk/Article changes',
  args: { address: `/news/history?id=${article.id}`, reader: 'member' },
  parameters: {
    ...deskStories.parameters,
    ...answering(
      mock(staffAuth.selectSelf, editor),
      mock(newsDesk.selectArticle, article),
      mock(newsDesk.selectRevision, ({ query }) => sampleRevision(Number(query.revision))),
    ),
    pixels: 'main',
  },
} satisfies Meta<DeskStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Lines that came and went, in words too and not by colour alone. */
export const Changed: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('insertion'))[0]).toBeVisible();
    await expect((await canvas.findAllByRole('deletion'))[0]).toBeVisible();
  },
};

export const First: Story = {
  args: { address: `/news/history?id=${article.id}&revision=1` },
  play: async ({ canvas }) => {
    await canvas.findByText(says('history.first'));
  },
};

import { newsDesk } from '@fairway/gateway/contract/newsDesk';
import { staffAuth } from '@fairway/gateway/contract/staffAuth';
import { mock, refuse } from '@fairway/gateway/mock';
import { stateStories } from '@fairway/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import {
  answering,
  type DeskStoryArgs,
  deskStories,
  refusalText,
  saying,
} from '../../../stories/deskStory.ts';
import { editor, sampleNewsCase, sampleRevision } from '../../../stories/sampleNews.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const article = sampleNewsCase();

const says = saying({ zh, en });

const usual = [
  mock(staffAuth.selectSelf, editor),
  mock(newsDesk.selectArticle, article),
  mock(newsDesk.selectRevision, ({ query }) => sampleRevision(Number(query.revision))),
  mock(newsDesk.restore, { revision: 3 }),
] as const;

const meta = {
  ...deskStories,
  title: 'Desk/Article changes',
  args: { address: `/news/history?id=${article.id}`, reader: 'member' },
  parameters: {
    ...deskStories.parameters,
    ...answering(...usual),
    pixels: 'main',
  },
} satisfies Meta<DeskStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Added and removed lines, marked in words and not by colour alone. */
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

const openDialog = async (canvas: { findByRole: typeof screen.findByRole }) => {
  await userEvent.click(
    await canvas.findByRole('button', { name: says('history.restore', { whole: true }) }),
  );
  return within(await screen.findByRole('alertdialog'));
};

/** An earlier revision becomes the newest; its effect for readers is shown before. */
export const Restoring: Story = {
  args: { address: `/news/history?id=${article.id}&revision=1` },
  parameters: { pixels: undefined },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await dialog.findByText(says('history.restoreReaders', { values: { next: article.revision + 1 } }));
  },
};

/** A colleague saved first: nothing is restored, and the dialog shows the refusal. */
export const RestoredTooLate: Story = {
  args: { address: `/news/history?id=${article.id}&revision=1` },
  parameters: {
    ...answering(
      mock(
        newsDesk.restore,
        refuse('articleChanged', { data: { by: '顾怀舟（示例）', at: '2026-11-20T01:58:00.000Z' } }),
      ),
      ...usual,
    ),
    pixels: undefined,
  },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await userEvent.click(dialog.getByRole('button', { name: says('history.restoreDo', { whole: true }) }));
    await dialog.findByText(refusalText('articleChanged'));
  },
};

const states = stateStories({ call: newsDesk.selectArticle, beside: [...usual], answering });

export const Loading: Story = states.loading;

export const Failed: Story = states.failed;

export const Forbidden: Story = states.forbidden;

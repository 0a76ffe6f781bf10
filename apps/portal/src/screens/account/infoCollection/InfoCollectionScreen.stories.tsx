import { bizCollection } from '@fairway/gateway/contract/bizCollection';
import { fails, mock, mockList, pending } from '@fairway/gateway/mock';
import { dismissToast, recordedMock } from '@fairway/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering, type PortalStoryArgs, portalStories, saying } from '../../../stories/portalStory.ts';
import { sampleNewsRows } from '../../../stories/sampleNews.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

/** A collection from which articles can be removed. */
const collection = (count: number) =>
  recordedMock(() => {
    const removed = new Set<string>();
    return {
      handlers: [
        mock(bizCollection.selectCollectionByCondition, ({ query, language }) => {
          const rows = sampleNewsRows(language)
            .slice(0, count)
            .filter(({ id }) => !removed.has(id))
            .map((row) => ({
              ...row,
              collected: true,
              collectedAt: row.publishedAt,
              titleMarked: [{ text: row.title, hit: false }],
              excerpt: [{ text: row.brief, hit: false }],
              otherMarked: [],
            }));
          return mockList(bizCollection.selectCollectionByCondition, rows, query, {
            sorts: { collectedAt: ({ collectedAt }) => collectedAt },
            filters: { categoryId: ({ categoryId }) => categoryId },
            keyword: ({ title }) => [title],
          });
        }),
        mock(bizCollection.deleteCollection, ({ body }) => {
          for (const id of body.newsIds) removed.add(id);
          return { removed: body.newsIds.length };
        }),
      ],
    };
  });

const says = saying({ zh, en });

const meta = {
  ...portalStories,
  parameters: answering(collection(5)),
  title: 'Screens/News collection',
  args: { address: '/infoCollection', reader: 'member' },
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: says('infoCollection.list') });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(5);
  },
};

/** Two are chosen and taken out at once. */
export const Removed: Story = {
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: says('infoCollection.list') });
    const [one, two] = within(list).getAllByRole('checkbox');
    if (one && two) {
      await userEvent.click(one);
      await userEvent.click(two);
    }
    await userEvent.click(canvas.getByRole('button', { name: says('infoCollection.remove') }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(
      within(dialog).getByRole('button', { name: says('infoCollection.removeConfirm', { whole: true }) }),
    );
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(3));
    await dismissToast(says('infoCollection.removed'));
  },
};

export const Empty: Story = {
  parameters: answering(collection(0)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('infoCollection.emptyTitle') });
  },
};

/** A visitor is redirected home and asked to log in. */
export const Forbidden: Story = {
  args: { reader: 'visitor' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const Failed: Story = {
  parameters: answering(fails(bizCollection.selectCollectionByCondition, 'fault')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('failure.fault') });
  },
};

export const Loading: Story = {
  parameters: answering(pending(bizCollection.selectCollectionByCondition)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('main').querySelector('[inert]')).toBeVisible());
  },
};

import { watch } from '@fairway/gateway/contract/watch';
import { fails, mock, mockList, pending, sampleWatches } from '@fairway/gateway/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { words as watchEn } from '../../../features/watch/words.en.ts';
import { words as watchZh } from '../../../features/watch/words.zh.ts';
import { answering, type PortalStoryArgs, portalStories, saying } from '../../../stories/portalStory.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const says = saying<typeof zh & typeof watchZh>({ zh: { ...zh, ...watchZh }, en: { ...en, ...watchEn } });

const list = (rows: typeof sampleWatches) =>
  mock(watch.selectPage, ({ query }) =>
    mockList(watch.selectPage, [...rows], query, {
      sorts: { added: ({ addedAt }) => addedAt, fired: ({ lastFiredAt }) => lastFiredAt ?? '' },
      filters: { state: ({ paused }) => (paused ? 'paused' : 'running') },
    }),
  );

const meta = {
  ...portalStories,
  parameters: answering(list(sampleWatches)),
  title: 'Screens/Watches',
  args: { ...portalStories.args, reader: 'member', address: '/watches' },
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A route, a sailing, and a paused watch. */
export const Full: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(says('watch.states.paused')))[0]).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: answering(list([])),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('watches.emptyTitle') });
  },
};

export const Failed: Story = {
  parameters: answering(fails(watch.selectPage, 'fault')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('failure.fault') });
  },
};

export const Loading: Story = {
  parameters: answering(pending(watch.selectPage)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('main').querySelector('[inert]')).toBeVisible());
  },
};

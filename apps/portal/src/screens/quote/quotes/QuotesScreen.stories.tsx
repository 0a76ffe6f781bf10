import { quotation } from '@fairway/gateway/contract/quote';
import { fails, mock, mockList, pending, sampleQuotationRows } from '@fairway/gateway/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { words as quoteEn } from '../../../features/quote/words.en.ts';
import type { words as quoteWords } from '../../../features/quote/words.zh.ts';
import { words as quoteZh } from '../../../features/quote/words.zh.ts';
import { answering, type PortalStoryArgs, portalStories, saying } from '../../../stories/portalStory.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const says = saying<typeof zh & typeof quoteWords>({ zh: { ...zh, ...quoteZh }, en: { ...en, ...quoteEn } });

const list = (rows: typeof sampleQuotationRows) =>
  mock(quotation.selectPage, ({ query }) =>
    mockList(quotation.selectPage, [...rows], query, {
      sorts: { changedAt: ({ changedAt }) => changedAt, validUntil: ({ validUntil }) => validUntil },
      filters: { state: ({ state }) => state, created: ({ changedAt }) => changedAt.slice(0, 10) },
      keyword: ({ number, customer }) => [number, customer],
    }),
  );

const meta = {
  ...portalStories,
  parameters: answering(list(sampleQuotationRows)),
  title: 'Screens/Customer quotes',
  args: { ...portalStories.args, reader: 'member', address: '/quotes' },
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A quotation in each state. */
export const Full: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(says('quote.states.accepted')))[0]).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: answering(list([])),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('quotes.emptyTitle') });
  },
};

export const Failed: Story = {
  parameters: answering(fails(quotation.selectPage, 'fault')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('failure.fault') });
  },
};

export const Loading: Story = {
  parameters: answering(pending(quotation.selectPage)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('main').querySelector('[inert]')).toBeVisible());
  },
};

import { quotation } from '@fairway/gateway/contract/quote';
import { fails, mock, pending, refuse, sampleInstant, sampleQuotation } from '@fairway/gateway/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { words as quoteEn } from '../../../features/quote/words.en.ts';
import { words as quoteZh } from '../../../features/quote/words.zh.ts';
import {
  answering,
  type PortalStoryArgs,
  portalStories,
  refusalText,
  saying,
} from '../../../stories/portalStory.ts';
import { quoteDetailAddress } from './address.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const says = saying({ zh: { ...zh, ...quoteZh }, en: { ...en, ...quoteEn } });
const shows = (change: Parameters<typeof sampleQuotation>[0] = {}) =>
  mock(quotation.selectQuote, sampleQuotation(change));
const { id } = sampleQuotation();

const meta = {
  ...portalStories,
  title: 'Screens/Quotation of a customer',
  args: { ...portalStories.args, reader: 'member', address: quoteDetailAddress({ id }) },
  parameters: answering(shows()),
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Sent: the link, the number of views, and the profit. */
export const Full: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(says('quoteDetail.copy'));
    await canvas.findByText(says('quote.profit'));
  },
};

/** Sending requires confirmation; the dialog shows if a price has changed since. */
export const Draft: Story = {
  parameters: answering(
    shows({ state: 'draft', link: null, views: 0, lastViewedAt: null }),
    mock(quotation.send, refuse('quotePricesChanged')),
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('quoteDetail.send') }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: says('quoteDetail.send') }));
    await within(canvasElement.ownerDocument.body).findByText(refusalText('quotePricesChanged'));
  },
};

export const Accepted: Story = {
  parameters: answering(
    shows({
      state: 'accepted',
      versions: [
        {
          version: 2,
          state: 'accepted',
          changedAt: sampleInstant(0),
          sentAt: sampleInstant(0),
          answer: { at: sampleInstant(0), name: 'Ms Meyer', note: 'Please book.', sailingId: null },
        },
        {
          version: 1,
          state: 'replaced',
          changedAt: sampleInstant(0),
          sentAt: sampleInstant(-1),
          answer: null,
        },
      ],
    }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('Please book.');
    await expect(canvas.queryByRole('button', { name: says('quoteDetail.withdraw') })).toBeNull();
  },
};

/** A colleague without access to the route sees no costs and cannot make a new version. */
export const WithoutCosts: Story = {
  parameters: answering(shows({ buying: null, request: null })),
  play: async ({ canvas }) => {
    await canvas.findByText(says('quoteDetail.noCosts'));
    await expect(canvas.queryByText(says('quote.profit'))).toBeNull();
    await expect(canvas.queryByRole('button', { name: says('quoteDetail.revise') })).toBeNull();
  },
};

export const Failed: Story = {
  parameters: answering(fails(quotation.selectQuote, 'fault')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('failure.fault') });
  },
};

export const Loading: Story = {
  parameters: answering(pending(quotation.selectQuote)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('main').querySelector('[inert]')).toBeVisible());
  },
};

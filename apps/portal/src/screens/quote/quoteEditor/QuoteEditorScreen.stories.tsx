import { freight } from '@fairway/gateway/contract/freight';
import { quotation } from '@fairway/gateway/contract/quote';
import {
  fails,
  mock,
  pending,
  refuse,
  sampleQuotation,
  sampleQuotationSender,
  sampleSailingDetail,
} from '@fairway/gateway/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import {
  answering,
  type PortalStoryArgs,
  portalStories,
  refusalText,
  saying,
} from '../../../stories/portalStory.ts';
import { quoteEditorAddress } from './address.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const says = saying({ zh, en });
const reads = [
  mock(quotation.selectSender, sampleQuotationSender({ saved: false })),
  mock(freight.sailDetail, sampleSailingDetail()),
];
const { id } = sampleSailingDetail().sailing;

const meta = {
  ...portalStories,
  title: 'Screens/Quote editor',
  args: {
    ...portalStories.args,
    reader: 'member',
    address: quoteEditorAddress({ sailingIds: [id], shipment: { boxes: '2x40HQ', incoterm: 'FOB' } }),
  },
  parameters: answering(...reads),
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The shipment is taken from the address; only the customer has to be entered. */
export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByLabelText(says('quoteEditor.count', { values: { type: '40HQ' } })),
    ).toHaveValue('2');
    await expect(canvas.getByLabelText(says('quoteEditor.incoterm'))).toHaveValue('FOB');
  },
};

/** A missing or unreadable value shows an error at its field. */
export const Incomplete: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(says('quoteEditor.margin', { whole: true })), 'a lot');
    await userEvent.click(canvas.getByRole('button', { name: says('quoteEditor.preview') }));
    await waitFor(() =>
      expect(canvas.getByLabelText(says('quoteEditor.margin', { whole: true }))).toHaveAttribute(
        'aria-invalid',
        'true',
      ),
    );
  },
};

/** A margin that leaves less than nothing. */
export const Refused: Story = {
  parameters: answering(...reads, mock(quotation.saveDraft, refuse('quotePriceNegative'))),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(says('quoteEditor.name')), 'Hansa');
    await userEvent.type(canvas.getByLabelText(says('quoteEditor.margin', { whole: true })), '-99999');
    await userEvent.click(canvas.getByRole('button', { name: says('quoteEditor.preview') }));
    await expect((await canvas.findAllByText(refusalText('quotePriceNegative')))[0]).toBeVisible();
  },
};

/** A draft, to be changed. */
export const Draft: Story = {
  args: { address: quoteEditorAddress({ id: sampleQuotation().id }) },
  parameters: answering(...reads, mock(quotation.selectQuote, sampleQuotation({ state: 'draft' }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(says('quoteEditor.name'))).toHaveValue('Hansa Import GmbH');
    await expect(canvas.getByLabelText(says('quoteEditor.margin', { whole: true }))).toHaveValue('150');
  },
};

export const Failed: Story = {
  parameters: answering(
    fails(quotation.selectSender, 'fault'),
    mock(freight.sailDetail, sampleSailingDetail()),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('failure.fault') });
  },
};

export const Loading: Story = {
  parameters: answering(pending(quotation.selectSender), mock(freight.sailDetail, sampleSailingDetail())),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('main').querySelector('[inert]')).toBeVisible());
  },
};

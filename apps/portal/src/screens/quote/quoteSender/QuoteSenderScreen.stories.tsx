import { quotation } from '@fairway/gateway/contract/quote';
import { fails, mock, pending, sampleQuotationSender } from '@fairway/gateway/mock';
import { dismissToast } from '@fairway/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { answering, type PortalStoryArgs, portalStories, saying } from '../../../stories/portalStory.ts';
import { quoteSenderAddress } from './address.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const says = saying({ zh, en });
const reads = (change: Parameters<typeof sampleQuotationSender>[0] = {}) =>
  mock(quotation.selectSender, sampleQuotationSender(change));

const meta = {
  ...portalStories,
  title: 'Screens/Quotation letterhead',
  args: { ...portalStories.args, reader: 'member', address: quoteSenderAddress() },
  parameters: answering(reads(), mock(quotation.saveSender, sampleQuotationSender())),
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('quoteSender.save') }));
    await dismissToast(says('quoteSender.saved'));
  },
};

/** A sub-account sends in its company's name, and does not change it. */
export const Locked: Story = {
  parameters: answering(reads({ editable: false })),
  play: async ({ canvas }) => {
    await canvas.findByText(says('quoteSender.locked'));
    await expect(canvas.queryByRole('button', { name: says('quoteSender.save') })).toBeNull();
  },
};

export const Failed: Story = {
  parameters: answering(fails(quotation.selectSender, 'fault')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('failure.fault') });
  },
};

export const Loading: Story = {
  parameters: answering(pending(quotation.selectSender)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('main').querySelector('[inert]')).toBeVisible());
  },
};

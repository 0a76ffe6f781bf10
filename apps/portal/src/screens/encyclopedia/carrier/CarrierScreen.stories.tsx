import { shippingCompany } from '@fairway/gateway/contract/shippingCompany';
import { fails, mock, pending } from '@fairway/gateway/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { answering, type PortalStoryArgs, portalStories, saying } from '../../../stories/portalStory.ts';
import { sampleCarrierDetail, sampleCarrierRows } from '../../../stories/sampleCarriers.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const says = saying({ zh, en });

const meta = {
  ...portalStories,
  parameters: answering(mock(shippingCompany.detail, sampleCarrierDetail())),
  title: 'Screens/Carrier',
  args: { ...portalStories.args, address: '/wikipedia/shippingDetail?code=MAEU' },
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /MAEU/ });
    await expect(canvas.getByText(says('carrier.piece.digits', { values: { range: 9 } }))).toBeVisible();
  },
};

const [little] = sampleCarrierRows.filter(({ code }) => code === '11DX');

/** A carrier of whom little is known, without sailings with us: what is missing is said. */
export const LittleKnown: Story = {
  args: { address: '/wikipedia/shippingDetail?code=11DX' },
  parameters: answering(
    mock(
      shippingCompany.detail,
      sampleCarrierDetail({
        carrier: little,
        introZh: '亚洲区内班轮公司，隶属达飞集团。',
        introEn: 'An intra-Asia carrier of the CMA CGM group.',
        contact: { tracking: null, phone: null, fax: null, email: null, address: null },
        partners: [],
        billPattern: '^[0-9A-Z]{8,16}$',
        bookingPattern: '^[0-9A-Z]{8,16}$',
        patternConfidence: 'low',
        ships: { total: 0, rows: [] },
        lanes: [],
        departures: [],
        sample: false,
      }),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(says('carrier.unknown'))).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: answering(fails(shippingCompany.detail, 'fault')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('failure.fault') });
  },
};

export const Loading: Story = {
  parameters: answering(pending(shippingCompany.detail)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('main').querySelector('[inert]')).toBeVisible());
  },
};

import { shippingCompany } from '@fairway/gateway/contract/shippingCompany';
import { fails, mock, mockList, pending } from '@fairway/gateway/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { answering, type PortalStoryArgs, portalStories, saying } from '../../../stories/portalStory.ts';
import { sampleCarrierRows } from '../../../stories/sampleCarriers.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const list = (rows: typeof sampleCarrierRows) =>
  mock(shippingCompany.selectPage, ({ query }) =>
    mockList(shippingCompany.selectPage, rows, query, {
      sorts: { sailings: ({ sailings }) => sailings, name: ({ nameEn }) => nameEn },
      filters: { alliance: ({ alliance }) => alliance ?? 'none' },
      keyword: ({ code, nameZh, nameEn, prefixes }) => [code, nameZh, nameEn, ...prefixes],
    }),
  );

const says = saying({ zh, en });

const meta = {
  ...portalStories,
  parameters: answering(list(sampleCarrierRows)),
  title: 'Screens/Carriers',
  args: { ...portalStories.args, address: '/wikipedia/shippingCompany' },
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /MAEU/ })).toBeVisible();
  },
};

/** An alliance filters the rows and is part of the address. */
export const OfOneAlliance: Story = {
  play: async ({ canvas }) => {
    const alliance = await canvas.findByRole('combobox', { name: says('carriers.alliance') });
    await userEvent.selectOptions(alliance, 'Gemini');
    await waitFor(() => expect(canvas.queryByRole('link', { name: /MSCU/ })).toBeNull());
    await expect(canvas.getByRole('link', { name: /HLCU/ })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: answering(list([])),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('carriers.emptyTitle') });
  },
};

export const Failed: Story = {
  parameters: answering(fails(shippingCompany.selectPage, 'fault')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('failure.fault') });
  },
};

export const Loading: Story = {
  parameters: answering(pending(shippingCompany.selectPage)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('main').querySelector('[inert]')).toBeVisible());
  },
};

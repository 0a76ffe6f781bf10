import { harbourInfo } from '@fairway/gateway/contract/harbourInfo';
import { fails, mock, mockList, pending } from '@fairway/gateway/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { answering, type PortalStoryArgs, portalStories } from '../../../stories/portalStory.ts';
import { samplePortGroups, samplePortRows } from '../../../stories/samplePorts.ts';

const list = (rows: typeof samplePortRows) =>
  mock(harbourInfo.selectPage, ({ query }) => ({
    ...mockList(harbourInfo.selectPage, rows, query, {
      sorts: { name: ({ nameEn }) => nameEn },
      filters: { group: ({ group }) => group.code, country: ({ countryCode }) => countryCode },
      keyword: ({ code, nameZh, nameEn }) => [code, nameZh, nameEn],
    }),
    ...samplePortGroups,
  }));

const meta = {
  ...portalStories,
  parameters: answering(list(samplePortRows)),
  title: 'Screens/Ports',
  args: { ...portalStories.args, address: '/wikipedia/harbour' },
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /CNSHA/ })).toBeVisible();
  },
};

/** A country narrows the rows down, and the address says so. */
export const OfOneCountry: Story = {
  play: async ({ canvas }) => {
    const country = await canvas.findByRole('combobox', { name: /国家和地区|Country or region/ });
    await userEvent.selectOptions(country, 'NL');
    await expect(await canvas.findByRole('link', { name: /NLRTM/ })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('link', { name: /CNSHA/ })).toBeNull());
  },
};

export const Empty: Story = {
  parameters: answering(list([])),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /没有符合条件的港口|No port matches/ });
  },
};

export const Failed: Story = {
  parameters: answering(fails(harbourInfo.selectPage, 'fault')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /哎呀|Oops/ });
  },
};

export const Loading: Story = {
  parameters: answering(pending(harbourInfo.selectPage)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('main').querySelector('[inert]')).toBeVisible());
  },
};

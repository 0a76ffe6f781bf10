import { harbourInfo } from '@fairway/gateway/contract/harbourInfo';
import { fails, mock, mockList, pending, samplePort } from '@fairway/gateway/mock';
import { inStoryLanguage } from '@fairway/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { answering, type PortalStoryArgs, portalStories, saying } from '../../../stories/portalStory.ts';
import { onChart, samplePortGroups, samplePortRows } from '../../../stories/samplePorts.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const list = mock(harbourInfo.selectPage, ({ query }) => ({
  ...mockList(harbourInfo.selectPage, samplePortRows, query, {
    sorts: { sailings: ({ sailings }) => sailings, name: ({ nameEn }) => nameEn },
    filters: { group: ({ group }) => group.code, country: ({ countryCode }) => countryCode },
    keyword: ({ code }) => [code],
  }),
  chart: onChart(samplePortRows),
  ...samplePortGroups,
}));

const says = saying({ zh, en });

const meta = {
  ...portalStories,
  parameters: answering(list),
  title: 'Screens/Ports of a region',
  args: { ...portalStories.args, address: '/wikipedia/harbourInfo?group=EUR' },
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /NLRTM/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /CNSHA/ })).toBeNull();
  },
};

export const OfOneCountry: Story = {
  args: { address: '/wikipedia/harbourInfo?country=CN' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /CNSHA/ })).toBeVisible();
  },
};

/** No region chosen yet: all of them. */
export const Start: Story = {
  parameters: { sameAs: 'screens-ports-of-a-region--empty' },
  args: { address: '/wikipedia/harbourInfo' },
  play: async ({ canvas }) => {
    const { countryZh, countryEn } = samplePort('NLRTM');
    const name = new RegExp(`^${inStoryLanguage({ zh: countryZh, en: countryEn })}`);
    await expect(await canvas.findByRole('link', { name })).toBeVisible();
  },
};

/** A region that we know no port of. */
export const Empty: Story = {
  args: { address: '/wikipedia/harbourInfo?country=CH' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvas.queryByRole('link', { name: /CNSHA/ })).toBeNull();
  },
};

export const Failed: Story = {
  parameters: answering(fails(harbourInfo.selectPage, 'fault')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('failure.fault') });
  },
};

export const Loading: Story = {
  parameters: answering(pending(harbourInfo.selectPage)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('main').querySelector('[inert]')).toBeVisible());
  },
};

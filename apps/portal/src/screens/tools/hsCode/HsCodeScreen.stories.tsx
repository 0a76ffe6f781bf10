import { hsCode } from '@fairway/gateway/contract/hsCode';
import { fails, mock, mockList, pending } from '@fairway/gateway/mock';
import { inStoryLanguage } from '@fairway/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { answering, type PortalStoryArgs, portalStories, saying } from '../../../stories/portalStory.ts';
import { sampleHsRows, sampleHsSections } from '../../../stories/sampleGoods.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const resultsAddress = '/logisticsTool/HScode?keyword=refrigerator';
const sections = mock(hsCode.selectSections, { rows: sampleHsSections });
const rows = mock(hsCode.selectPage, ({ query }) =>
  mockList(hsCode.selectPage, sampleHsRows, query, {
    sorts: { match: ({ code }) => code.length },
    keyword: ({ code, nameEn }) => [code, nameEn],
  }),
);

const says = saying({ zh, en });

const meta = {
  ...portalStories,
  parameters: answering(sections, rows),
  title: 'Screens/HS codes',
  args: { ...portalStories.args, address: resultsAddress },
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /8418\.1020\.00/ })).toBeVisible();
  },
};

/** Nothing looked for: the way down from the sections. */
export const Start: Story = {
  args: { address: '/logisticsTool/HScode' },
  play: async ({ canvas }) => {
    const section = await canvas.findByText(
      says('hs.section', { values: { code: inStoryLanguage({ zh: '十六', en: 'XVI' }) } }),
    );
    await userEvent.click(section);
    await expect(await canvas.findByRole('link', { name: /^85/ })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: answering(
    sections,
    mock(hsCode.selectPage, ({ query }) => mockList(hsCode.selectPage, [], query)),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('hs.emptyTitle') });
  },
};

export const Failed: Story = {
  parameters: answering(fails(hsCode.selectPage, 'fault')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('failure.fault') });
  },
};

export const Loading: Story = {
  parameters: answering(pending(hsCode.selectPage)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('main').querySelector('[inert]')).toBeVisible());
  },
};

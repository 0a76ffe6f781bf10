import { regulation } from '@fairway/gateway/contract/regulation';
import { fails, mock, mockList, pending } from '@fairway/gateway/mock';
import { containing, inStoryLanguage } from '@fairway/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { answering, type PortalStoryArgs, portalStories, saying } from '../../../stories/portalStory.ts';
import { sampleConvention, sampleLawRows } from '../../../stories/sampleLaws.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const list = (rows: typeof sampleLawRows) =>
  mock(regulation.selectPage, ({ query }) =>
    mockList(regulation.selectPage, rows, query, {
      sorts: {
        order: ({ slug }) => sampleLawRows.findIndex((row) => row.slug === slug),
        version: ({ version }) => version,
      },
      filters: { kind: ({ kind }) => kind },
      keyword: ({ titleZh, titleEn }) => [titleZh, titleEn],
    }),
  );

const says = saying({ zh, en });

const meta = {
  ...portalStories,
  parameters: answering(list(sampleLawRows)),
  title: 'Screens/Regulations',
  args: { ...portalStories.args, address: '/wikipedia/regulations' },
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /海商法/ })).toBeVisible();
  },
};

/** A kind filters the rows and is part of the address. */
export const OfOneKind: Story = {
  play: async ({ canvas }) => {
    const kind = await canvas.findByRole('combobox', { name: says('regulations.kind') });
    await userEvent.selectOptions(kind, 'convention');
    await waitFor(() => expect(canvas.queryByRole('link', { name: /海商法/ })).toBeNull());
    const { titleZh, titleEn } = sampleConvention.regulation;
    const name = containing(inStoryLanguage({ zh: titleZh, en: titleEn }));
    await expect(canvas.getByRole('link', { name })).toBeVisible();
  },
};

/** No title contains it: the page links to the search in articles. */
export const Empty: Story = {
  args: { address: `/wikipedia/regulations?keyword=${encodeURIComponent('滞期费')}` },
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link', { name: says('regulations.insideFor') });
    const addresses = links.map((link) => link.getAttribute('href'));
    await expect(addresses).toContainEqual(expect.stringContaining('keyword='));
  },
};

export const Failed: Story = {
  parameters: answering(fails(regulation.selectPage, 'fault')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('failure.fault') });
  },
};

export const Loading: Story = {
  parameters: answering(pending(regulation.selectPage)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('main').querySelector('[inert]')).toBeVisible());
  },
};

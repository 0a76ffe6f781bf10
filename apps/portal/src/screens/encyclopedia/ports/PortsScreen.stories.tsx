import { harbourInfo } from '@fairway/gateway/contract/harbourInfo';
import { fails, mock, mockList, pending, samplePort } from '@fairway/gateway/mock';
import { inStoryLanguage } from '@fairway/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, type PortalStoryArgs, portalStories, saying } from '../../../stories/portalStory.ts';
import {
  onChart,
  samplePortGroups,
  type samplePortRows,
  sampleWorldPortRows,
} from '../../../stories/samplePorts.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const list = (rows: typeof samplePortRows) =>
  mock(harbourInfo.selectPage, ({ query }) => {
    const matching = (requestedQuery: typeof query) =>
      mockList(harbourInfo.selectPage, rows, requestedQuery, {
        sorts: { name: ({ nameEn }) => nameEn },
        filters: { group: ({ group }) => group.code, country: ({ countryCode }) => countryCode },
        keyword: ({ code, nameZh, nameEn }) => [code, nameZh, nameEn],
      });
    const all = matching({ ...query, sort: 'sailings', order: 'desc', page: 1, limit: 50 });
    return { ...matching(query), chart: onChart(all.rows), ...samplePortGroups };
  });

const says = saying({ zh, en });

const meta = {
  ...portalStories,
  parameters: answering(list(sampleWorldPortRows)),
  title: 'Screens/Ports',
  args: { ...portalStories.args, address: '/wikipedia/harbour' },
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    const rows = await canvas.findByRole('list', { name: says('ports.results', { whole: true }) });
    await expect(within(rows).getByRole('link', { name: /CNSHA/ })).toBeVisible();
    // On the second page of the list, and on the chart all the same.
    await expect(within(rows).queryByRole('link', { name: /NZAKL/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: /NZAKL$/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/wikipedia/harbourDetail?code=NZAKL'),
    );
    await expect(
      canvas.getByText(says('ports.onChart', { values: { count: sampleWorldPortRows.length } })),
    ).toBeVisible();
  },
};

/** A country filters the rows and the chart, and is part of the address. */
export const OfOneCountry: Story = {
  play: async ({ canvas }) => {
    const country = await canvas.findByRole('combobox', { name: says('ports.country') });
    const { countryZh, countryEn } = samplePort('NLRTM');
    const values = { name: inStoryLanguage({ zh: countryZh, en: countryEn }) };
    await within(country).findByRole('option', { name: says('ports.option', { values }) });
    await userEvent.selectOptions(country, 'NL');
    await waitFor(() => expect(canvas.queryByRole('link', { name: /CNSHA/ })).toBeNull());
    // In its row and on the chart.
    await expect(canvas.getAllByRole('link', { name: /NLRTM/ })).toHaveLength(2);
  },
};

export const Empty: Story = {
  parameters: answering(list([])),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('ports.emptyTitle') });
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

import { dataChart, type Market } from '@fairway/gateway/contract/dataChart';
import {
  fails,
  mock,
  pending,
  refuse,
  sampleInstant,
  samplePort,
  samplePrices,
  sampleSailing,
} from '@fairway/gateway/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { answering, type PortalStoryArgs, portalStories, saying } from '../../../stories/portalStory.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const says = saying({ zh, en });

const wave = (weeks: number, swing: number, slope: number) =>
  Array.from({ length: weeks }, (_, index) =>
    index === 0 ? 100 : Math.round((100 + Math.sin(index / 2) * swing + index * slope) * 10) / 10,
  );
const lane = (
  origin: 'CNSHA' | 'CNNGB' | 'CNYTN',
  destination: 'USLAX' | 'NLRTM' | 'DEHAM',
  index: (number | null)[],
) => ({
  origin: samplePort(origin),
  destination: samplePort(destination),
  index,
});
const sailingsIn = (week: number) => (week === 3 ? 0 : 12 + ((week * 5) % 7));
const total = (weeks: number) =>
  Array.from({ length: weeks }, (_, week) => sailingsIn(week)).reduce((all, sailings) => all + sailings, 0);
/** Splits a whole by shares: the rounding difference is added to the largest. */
function shared(whole: number, shares: readonly number[]): number[] {
  const sum = shares.reduce((all, share) => all + share, 0);
  const parts = shares.map((share) => Math.floor((whole * share) / sum));
  const most = shares.indexOf(Math.max(...shares));
  const rest = whole - parts.reduce((all, part) => all + part, 0);
  return parts.map((part, index) => (index === most ? part + rest : part));
}
const sampleMarket = (access: 'open' | 'login', weeks: number): Market => ({
  origin: samplePort('CNSHA'),
  destination: samplePort('USLAX'),
  weeks: Array.from({ length: weeks }, (_, index) => ({
    week: `2026-W${48 - weeks + 1 + index}`,
    from: new Date(Date.UTC(2026, 10, 23) - (weeks - 1 - index) * 7 * 86_400_000).toISOString().slice(0, 10),
    sailings: sailingsIn(index),
  })),
  lanes: [
    lane(
      'CNSHA',
      'USLAX',
      wave(weeks, 8, -1.1).map((value, index) => (index === 3 ? null : value)),
    ),
    lane('CNNGB', 'NLRTM', wave(weeks, 5, 0.8)),
    lane('CNYTN', 'DEHAM', wave(weeks, 6, 0.3)),
  ],
  baseWeek: `2026-W${48 - weeks + 1}`,
  access,
  prices: access === 'open' ? samplePrices(1540) : null,
  // The same sailings by their days at sea and by who sails them.
  transit: shared(total(weeks), [3, 21, 42, 38, 17, 0, 9, 12, 4]).map((sailings, index) => ({
    ...{ days: 12 + index, sailings },
  })),
  carriers: shared(total(weeks), [44, 37, 30, 23, 16, 9]).map((sailings, index) => {
    const { carrier } = sampleSailing({}, index);
    return { carrier, sailings };
  }),
  updatedAt: sampleInstant(0, -2),
  sample: true,
});
const market = mock(dataChart.selectMarket, ({ query, token }) =>
  sampleMarket(token ? 'open' : 'login', query.weeks),
);

const meta = {
  ...portalStories,
  parameters: { ...portalStories.parameters, ...answering(market), pixels: 'main' },
  title: 'Screens/Data chart',
  args: { ...portalStories.args, address: '/dataChart' },
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The change of prices, without amounts. */
export const Visitor: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('figure', { name: says('market.indexChart') });
    await expect(canvas.getByRole('button', { name: says('market.loginForPrice') })).toBeVisible();
  },
};

/** Members also see current prices. */
export const Member: Story = {
  args: { reader: 'member' },
  play: async ({ canvas }) => {
    await canvas.findByRole('figure', { name: says('market.share') });
    await expect(canvas.queryByRole('button', { name: says('market.loginForPrice') })).toBeNull();
  },
};

/** Other weeks are part of the address; the charts follow. */
export const FewerWeeks: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const eight = await canvas.findByRole('radio', { name: /8/ });
    await userEvent.click(eight);
    await waitFor(() => expect(eight).toBeChecked());
    await waitFor(() => expect(canvas.getByRole('main').querySelector('[data-moving]')).toBeNull());
    (document.activeElement as HTMLElement).blur();
  },
};

/** Our schedules have no sailing on the route: those of other carriers are shown. */
export const WithoutSailings: Story = {
  parameters: answering(
    mock(dataChart.selectMarket, ({ query }) => {
      const marketData = sampleMarket('login', query.weeks);
      return {
        ...marketData,
        weeks: marketData.weeks.map((week) => ({ ...week, sailings: 0 })),
        lanes: marketData.lanes.map((each, index) =>
          index === 0 ? { ...each, index: each.index.map(() => null) } : each,
        ),
        transit: [],
        carriers: [],
      };
    }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('market.noneTitle') });
  },
};

/** A port that does not exist leads to the not-found page. */
export const UnknownPort: Story = {
  parameters: answering(mock(dataChart.selectMarket, () => refuse('notFound'))),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('failure.notFoundTitle') });
  },
};

export const Failed: Story = {
  parameters: answering(fails(dataChart.selectMarket, 'fault')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('failure.fault') });
  },
};

export const Loading: Story = {
  parameters: answering(pending(dataChart.selectMarket)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('main').querySelector('[inert]')).toBeVisible());
  },
};

import { subscribeStatistics } from '@fairway/gateway/contract/subscribeStatistics';
import { fails, mock, pending, sampleInstant, samplePort } from '@fairway/gateway/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { answering, type PortalStoryArgs, portalStories, saying } from '../../../stories/portalStory.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const says = saying({ zh, en });

/** Days that end with the stories' own, Sundays without a search. */
const daysOf = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.UTC(2026, 10, 20) - (count - 1 - index) * 86_400_000);
    const sunday = day.getUTCDay() === 0;
    return {
      day: day.toISOString().slice(0, 10),
      searches: sunday ? 0 : 4 + ((index * 5) % 7),
      details: sunday ? 0 : 2 + ((index * 3) % 4),
      attentions: index % 5 === 3 ? 1 : 0,
      collections: index % 4 === 1 ? 2 : 0,
    };
  });
const none = { searches: 0, details: 0, attentions: 0, collections: 0 };
const sumOf = (days: number) =>
  daysOf(days).reduce(
    (sum, { searches, details, attentions, collections }) => ({
      searches: sum.searches + searches,
      details: sum.details + details,
      attentions: sum.attentions + attentions,
      collections: sum.collections + collections,
    }),
    none,
  );
const shared = (sum: number, days: number) => Math.round((sum / days) * 10) / 10;
const counts = [
  mock(subscribeStatistics.selectStatisticsSum, ({ query }) => sumOf(query.days)),
  mock(subscribeStatistics.selectStatisticsAvg, ({ query: { days } }) => {
    const sum = sumOf(days);
    return {
      searches: shared(sum.searches, days),
      details: shared(sum.details, days),
      attentions: shared(sum.attentions, days),
      collections: shared(sum.collections, days),
    };
  }),
  mock(subscribeStatistics.selectStatisticsDetailCountList, ({ query }) => ({ rows: daysOf(query.days) })),
  mock(subscribeStatistics.selectRecentConcernsList, {
    rows: [
      {
        origin: samplePort('CNSHA'),
        destination: samplePort('USLAX'),
        count: 23,
        lastAt: sampleInstant(0, -3),
      },
      {
        origin: samplePort('CNNGB'),
        destination: samplePort('NLRTM'),
        count: 9,
        lastAt: sampleInstant(-2, 1),
      },
    ],
  }),
];

const meta = {
  ...portalStories,
  parameters: { ...portalStories.parameters, ...answering(...counts), pixels: 'main' },
  title: 'Screens/Statistics',
  args: { address: '/DataStatistics', reader: 'member' },
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('figure', { name: says('statistics.chart') });
    await expect(canvas.getByRole('list', { name: says('statistics.lanes') })).toBeVisible();
  },
};

/** The switch changes the address, and the days follow. */
export const Month: Story = {
  play: async ({ canvas }) => {
    const month = await canvas.findByRole('radio', { name: /30/ });
    await userEvent.click(month);
    await waitFor(() => expect(month).toBeChecked());
    await canvas.findByText(String(sumOf(30).searches), { exact: false });
    (document.activeElement as HTMLElement).blur();
  },
};

export const Empty: Story = {
  parameters: answering(
    mock(subscribeStatistics.selectStatisticsSum, none),
    mock(subscribeStatistics.selectStatisticsAvg, none),
    mock(subscribeStatistics.selectStatisticsDetailCountList, {
      rows: daysOf(7).map(({ day }) => ({ day, ...none })),
    }),
    mock(subscribeStatistics.selectRecentConcernsList, { rows: [] }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('statistics.emptyTitle') });
  },
};

/** A visitor is redirected home and asked to log in. */
export const Forbidden: Story = {
  args: { reader: 'visitor' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const Failed: Story = {
  parameters: answering(fails(subscribeStatistics.selectStatisticsSum, 'fault'), ...counts.slice(1)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('failure.fault') });
  },
};

export const Loading: Story = {
  parameters: answering(pending(subscribeStatistics.selectStatisticsSum), ...counts.slice(1)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('main').querySelector('[inert]')).toBeVisible());
  },
};

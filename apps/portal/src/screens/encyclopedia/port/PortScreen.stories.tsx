import { harbourInfo } from '@fairway/gateway/contract/harbourInfo';
import { fails, mock, mockList, pending, samplePort } from '@fairway/gateway/mock';
import { nameInStoryLanguage } from '@fairway/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { answering, type PortalStoryArgs, portalStories, saying } from '../../../stories/portalStory.ts';
import { samplePortCalls, samplePortDetail, sampleWays } from '../../../stories/samplePorts.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const calls = mock(harbourInfo.selectCalls, ({ query }) =>
  mockList(harbourInfo.selectCalls, samplePortCalls(), query, {
    sorts: { time: ({ time }) => time.at, transit: ({ ends }) => ends[0]?.transitDays ?? null },
  }),
);
const distance = mock(harbourInfo.distance, {
  from: samplePort('CNSHA'),
  to: samplePort('NLRTM'),
  ways: sampleWays.map((way) => ({ ...way, lines: [...way.lines] })),
});

const says = saying({ zh, en });

const meta = {
  ...portalStories,
  parameters: answering(mock(harbourInfo.detail, samplePortDetail()), calls, distance),
  title: 'Screens/Port',
  args: { ...portalStories.args, address: '/wikipedia/harbourDetail?code=CNSHA' },
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(says('port.by.cape'))).toBeVisible();
    await expect(canvas.getByRole('list', { name: says('port.leaving') })).toBeVisible();
  },
};

/** The way round the Cape is drawn before the one by Suez, once its row is pressed. */
export const CapeRoute: Story = {
  play: async ({ canvas }) => {
    const cape = await canvas.findByRole('button', { name: says('port.by.cape') });
    await expect(cape).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(cape);
    await expect(cape).toHaveAttribute('aria-pressed', 'true');
  },
};

const ningbo = { code: 'CNNGB', nameZh: '宁波', nameEn: 'Ningbo' };

/** No sailing of ours calls: the nearest port that has some. */
export const WithoutCalls: Story = {
  parameters: answering(
    mock(
      harbourInfo.detail,
      samplePortDetail({
        departures: 0,
        arrivals: 0,
        destinations: 0,
        lanes: [],
        carriers: [],
        nearest: { port: ningbo, nauticalMiles: 96 },
      }),
    ),
    calls,
    distance,
  ),
  play: async ({ canvas }) => {
    const name = says('port.nearest', { values: { port: nameInStoryLanguage(ningbo) } });
    await expect(await canvas.findByRole('link', { name })).toBeVisible();
  },
};

/** No vessel within seven days: the next one, and its sailings. */
export const DelayedCall: Story = {
  parameters: answering(
    mock(
      harbourInfo.detail,
      samplePortDetail({
        departures: 0,
        arrivals: 0,
        destinations: 0,
        lanes: [],
        carriers: [],
        nextCall: {
          kind: 'arrival',
          time: { at: '2026-12-03T10:00:00.000Z', zone: 'Europe/London' },
          vessel: 'EVER ACE',
          voyage: '0917-052W',
          week: '2026-W44',
          port: ningbo,
        },
      }),
    ),
    calls,
    distance,
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: says('port.nextSailings') })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: answering(fails(harbourInfo.detail, 'fault'), calls, distance),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('failure.fault') });
  },
};

export const Loading: Story = {
  parameters: answering(pending(harbourInfo.detail), calls, distance),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('main').querySelector('[inert]')).toBeVisible());
  },
};

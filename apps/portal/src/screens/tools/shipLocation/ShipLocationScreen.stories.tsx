import { ship } from '@fairway/gateway/contract/ship';
import { shipLocation } from '@fairway/gateway/contract/shipLocation';
import { fails, mock, mockList, sampleNow } from '@fairway/gateway/mock';
import { kitWords, stateStories } from '@fairway/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answering, type PortalStoryArgs, portalStories, saying } from '../../../stories/portalStory.ts';
import { sampleWayBySuez } from '../../../stories/samplePorts.ts';
import { shipLocationAddress } from './address.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const says = saying({ zh, en });
const vessel = {
  imo: '9778791',
  name: 'MADRID MAERSK',
  type: 3,
  flag: 'DK',
  flagZh: '丹麦',
  flagEn: 'Denmark',
  built: 2017,
  grossTonnage: 214_286,
  nominalTeu: 20_568,
};
const shanghai = { code: 'CNSHA', nameZh: '上海', nameEn: 'Shanghai' };
const rotterdam = { code: 'NLRTM', nameZh: '鹿特丹', nameEn: 'Rotterdam' };
const next = {
  port: rotterdam,
  lon: 4.05,
  lat: 51.95,
  kind: 'arrival' as const,
  time: { at: '2026-12-09T05:00:00.000Z', zone: 'Europe/Amsterdam' },
};
const afloat = mock(shipLocation.selectAfloat, {
  rows: ['9778791', '9778806', '9811000'].map((imo, index) => ({
    imo,
    name: ['MADRID MAERSK', 'MUNICH MAERSK', 'EVER GIVEN'][index] ?? '',
    from: shanghai,
    to: rotterdam,
    arrival: next.time,
    lon: 60 + 8 * index,
    lat: 12 - 3 * index,
  })),
});
const leaving = {
  port: shanghai,
  lon: 121.9,
  lat: 30.9,
  kind: 'departure' as const,
  time: { at: '2026-11-21T10:00:00.000Z', zone: 'Asia/Shanghai' },
};
const inPort = mock(shipLocation.selectPosition, {
  vessel,
  position: {
    source: 'schedule',
    at: sampleNow,
    lon: 121.9,
    lat: 30.9,
    radius: 5,
    speed: null,
    course: null,
    inPort: shanghai,
    from: null,
    next: leaving,
    milesToGo: null,
    legMiles: null,
    travelled: [],
    ahead: [],
    voyage: '648W',
    scheduleAt: '2026-11-20T01:00:00.000Z',
    sample: true,
  },
  calls: [leaving, next],
});
/** As far as the voyage's days carry it: off the Maldives. */
const here: [number, number] = [73.0, 7.3];
const underWay = {
  vessel,
  position: {
    source: 'schedule' as const,
    at: sampleNow,
    lon: here[0],
    lat: here[1],
    radius: 150,
    speed: 14.4,
    course: 285,
    inPort: null,
    from: {
      port: shanghai,
      lon: 121.9,
      lat: 30.9,
      kind: 'departure' as const,
      time: { at: '2026-11-08T10:00:00.000Z', zone: 'Asia/Shanghai' },
    },
    next,
    milesToGo: 6_492,
    legMiles: 10_614,
    travelled: [[...sampleWayBySuez.slice(0, 15), here]],
    ahead: [[here, ...sampleWayBySuez.slice(15)]],
    voyage: '642W',
    scheduleAt: '2026-11-20T01:00:00.000Z',
    sample: true,
  },
  calls: [next],
};
const position = mock(shipLocation.selectPosition, underWay);

const meta = {
  ...portalStories,
  title: 'Screens/Ship location',
  args: { ...portalStories.args, address: shipLocationAddress() },
  parameters: answering(afloat, position),
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Ships at sea, to try. */
export const Start: Story = {
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: says('shipAt.try', { whole: true }) });
    await expect(list.children).toHaveLength(3);
  },
};

/** Half way, labelled as an estimate, with the method. */
export const Full: Story = {
  args: { address: shipLocationAddress({ imo: '9778791' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: says('shipAt.howTitle') })).toBeVisible();
    await expect(canvas.getByText(says('shipAt.estimated'))).toBeVisible();
  },
};

/** Received by AIS, slightly off its scheduled route: the route is kept, split at the nearest point. */
export const Heard: Story = {
  args: { address: shipLocationAddress({ imo: '9778791' }) },
  parameters: answering(
    mock(shipLocation.selectPosition, {
      ...underWay,
      position: {
        ...underWay.position,
        ...{ source: 'ais', at: '2026-11-20T01:40:00.000Z', lon: 72.6, lat: 6.1, radius: 1 },
        ...{ speed: 16.2, course: 271.5 },
      },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(says('shipAt.howAisLane'))).toBeVisible();
    await expect(canvas.getByText(says('shipAt.heard'))).toBeVisible();
    await expect(canvas.queryByText(says('shipAt.estimated'))).toBeNull();
  },
};

/** In a port before departure: shows the departure time, and does not list that port again as the next one. */
export const InPort: Story = {
  args: { address: shipLocationAddress({ imo: '9778791' }) },
  parameters: answering(inPort),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(says('shipAt.leaves', { whole: true }))).toBeVisible();
    await expect(canvas.queryByText(says('shipAt.next', { whole: true }))).toBeNull();
    const calls = canvas.getByRole('region', { name: says('shipAt.calls') });
    await expect(within(calls).getAllByRole('listitem')).toHaveLength(1);
  },
};

/** A ship without schedule or signal. */
export const Unknown: Story = {
  args: { address: shipLocationAddress({ imo: '9778791' }) },
  parameters: answering(mock(shipLocation.selectPosition, { vessel, position: null, calls: [] })),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('shipAt.unknownTitle') });
  },
};

const evers = 'ACE ACT AIM ALOT ALP APEX ARIA ARM ART ATOP GIVEN GLORY'.split(' ');

/** Ships of a common name, page by page. */
export const Found: Story = {
  args: { address: shipLocationAddress({ keyword: 'EVER', page: 2 }) },
  parameters: answering(
    afloat,
    mock(ship.selectPage, ({ query }) => ({
      ...mockList(
        ship.selectPage,
        Array.from({ length: 12 }, (_, index) => ({
          ...{ ...vessel, imo: String(9_893_890 + index), name: `EVER ${evers[index]}` },
          ...{ flag: 'PA', flagZh: '巴拿马', flagEn: 'Panama', built: 2021, nominalTeu: 23_992 },
        })),
        query,
        { keyword: ({ name }) => [name] },
      ),
      types: [],
      flags: [],
      carriers: [],
    })),
  ),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: says('shipAt.found', { whole: true }) });
    await expect(list.children).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: kitWords().pagination.previous })).toBeVisible();
  },
};

/** No ship of that name. */
export const NoneFound: Story = {
  args: { address: shipLocationAddress({ keyword: 'NAUTILUS' }) },
  parameters: answering(
    afloat,
    mock(ship.selectPage, { rows: [], total: 0, page: 1, limit: 10, types: [], flags: [], carriers: [] }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /NAUTILUS/ });
  },
};

/** A misspelled name offers the vessels whose name is like it, and says so. */
export const SpelledLike: Story = {
  args: { address: shipLocationAddress({ keyword: 'EVER GVIEN' }) },
  parameters: {
    ...answering(
      afloat,
      mock(ship.selectPage, {
        ...{ rows: [{ ...vessel, name: 'EVER GIVEN' }], total: 1, page: 1, limit: 10, nearest: true },
        ...{ types: [], flags: [], carriers: [] },
      }),
    ),
    pixels: 'none',
  },
  play: async ({ canvas }) => {
    await canvas.findByText(says('shipAt.nearest', { values: { keyword: 'EVER GVIEN', total: '1' } }));
    await canvas.findByRole('link', { name: /EVER GIVEN/ });
  },
};

export const Failed: Story = {
  parameters: answering(fails(shipLocation.selectAfloat, 'fault')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('failure.fault') });
  },
};

const states = stateStories({ call: shipLocation.selectAfloat, answering });

export const Loading: Story = states.loading;

import { shippingCompany } from '@fairway/gateway/contract/shippingCompany';
import { fails, mock, mockList, pending, sampleEndPort, sampleId, sampleTime } from '@fairway/gateway/mock';
import { kitWords } from '@fairway/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, type PortalStoryArgs, portalStories, saying } from '../../../stories/portalStory.ts';
import {
  sampleCarrierDetail,
  sampleCarrierRows,
  sampleCarrierSailings,
} from '../../../stories/sampleCarriers.ts';
import { sampleWorldPortRows } from '../../../stories/samplePorts.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const says = saying({ zh, en });

const sailings = (rows: typeof sampleCarrierSailings) =>
  mock(shippingCompany.selectDepartures, ({ query }) =>
    mockList(shippingCompany.selectDepartures, rows, query, {
      sorts: { time: ({ departure }) => departure.at, transit: ({ transitDays }) => transitDays },
    }),
  );

const meta = {
  ...portalStories,
  parameters: answering(mock(shippingCompany.detail, sampleCarrierDetail()), sailings(sampleCarrierSailings)),
  title: 'Screens/Carrier',
  args: { ...portalStories.args, address: '/wikipedia/shippingDetail?code=MAEU' },
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /MAEU/ });
    await expect(canvas.getByText(says('carrier.piece.digits', { values: { range: 9 } }))).toBeVisible();
  },
};

/** More routes and departures than are shown at first: routes expand in place, departures have pages, ships a list. */
export const Busy: Story = {
  parameters: answering(
    mock(
      shippingCompany.detail,
      sampleCarrierDetail({
        lanes: sampleWorldPortRows
          .filter(({ code }) => code !== 'NLRTM')
          .slice(0, 14)
          .map(({ code, nameZh, nameEn }, index) => ({
            origin: { code, nameZh, nameEn },
            destination: sampleEndPort('NLRTM'),
            sailings: 14 - index,
            fastest: 28,
          })),
      }),
    ),
    sailings(
      Array.from({ length: 12 }, (_, index) => sampleCarrierSailings[index % sampleCarrierSailings.length])
        .filter((row) => row !== undefined)
        .map((row, index) => ({
          ...{ ...row, id: sampleId(2, 60 + index), voyage: `${640 + index}W` },
          departure: sampleTime(Math.floor(index / 2) + 1),
        })),
    ),
  ),
  play: async ({ canvas }) => {
    const lanes = await canvas.findByRole('list', { name: says('carrier.lanes', { whole: true }) });
    await expect(within(lanes).getAllByRole('listitem')).toHaveLength(12);
    await userEvent.click(
      canvas.getByRole('button', { name: says('carrier.allLanes', { values: { count: 14 } }) }),
    );
    await expect(within(lanes).getAllByRole('listitem')).toHaveLength(14);
    const next = canvas.getByRole('list', { name: says('carrier.next', { whole: true }) });
    await expect(within(next).getAllByRole('listitem')).toHaveLength(10);
    await expect(canvas.getByRole('link', { name: kitWords().pagination.next })).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: says('carrier.allShips', { values: { count: 340, total: '340' } }) }),
    ).toHaveAttribute('href', expect.stringContaining('/wikipedia/shipInfo?carrier=MAEU&sort=tonnage'));
  },
};

/** A week without a departure: a message replaces routes and departures. */
export const NoDepartures: Story = {
  parameters: answering(
    mock(
      shippingCompany.detail,
      sampleCarrierDetail({
        carrier: { ...sampleCarrierDetail().carrier, sailings: 0 },
        lanes: [],
        sample: false,
      }),
    ),
    sailings([]),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(says('carrier.noSailings'))).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: says('carrier.next') })).toBeNull();
  },
};

const [little] = sampleCarrierRows.filter(({ code }) => code === '11DX');

/** A carrier with few details and without sailings here: the page names the missing data. */
export const LittleKnown: Story = {
  args: { address: '/wikipedia/shippingDetail?code=11DX' },
  parameters: answering(
    mock(
      shippingCompany.detail,
      sampleCarrierDetail({
        carrier: little,
        introZh: '亚洲区内班轮公司，隶属达飞集团。',
        introEn: 'An intra-Asia carrier of the CMA CGM group.',
        contact: { tracking: null, phone: null, fax: null, email: null, address: null },
        partners: [],
        billPattern: '^[0-9A-Z]{8,16}$',
        bookingPattern: '^[0-9A-Z]{8,16}$',
        patternConfidence: 'low',
        ships: { total: 0, rows: [] },
        lanes: [],
        sample: false,
      }),
    ),
    sailings([]),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(says('carrier.unknownOnly'))).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: answering(fails(shippingCompany.detail, 'fault'), sailings([])),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('failure.fault') });
  },
};

export const Loading: Story = {
  parameters: answering(pending(shippingCompany.detail), sailings([])),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('main').querySelector('[inert]')).toBeVisible());
  },
};

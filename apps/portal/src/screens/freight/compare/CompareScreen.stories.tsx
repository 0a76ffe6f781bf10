import { freight } from '@fairway/gateway/contract/freight';
import {
  fails,
  mock,
  pending,
  refuse,
  sampleEndPort,
  sampleId,
  sampleSailing,
  sampleSeaRoute,
} from '@fairway/gateway/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withShipment } from '../../../features/shipment/shipmentEntries.ts';
import { answering, type PortalStoryArgs, portalStories, saying } from '../../../stories/portalStory.ts';
import { sampleCostedDetail, sampleShipmentQuery } from '../../../stories/sampleCosts.ts';
import { resultsAddress } from '../results/address.ts';
import { compareAddress } from './address.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const says = saying({ zh, en });
const ids = [0, 1, 5].map((number) => sampleId(1, number));
const meta = {
  ...portalStories,
  title: 'Screens/Compare',
  args: { address: compareAddress(ids, sampleShipmentQuery), reader: 'member' },
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

const detailOf = (id: string) =>
  sampleCostedDetail({ sailing: sampleSailing({}, [0, 1, 5][ids.indexOf(id)] ?? 0) });

/** Three sailings with a shipment; the last one has no price for one of its boxes. */
export const Three: Story = {
  parameters: answering(mock(freight.sailDetail, ({ query }) => detailOf(query.id))),
  play: async ({ canvas }) => {
    await canvas.findByRole('rowheader', { name: says('compare.against') });
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4);
    const quoteLink = canvas.getByRole('link', { name: says('compare.quote', { values: { count: 3 } }) });
    const quoted = new URL((quoteLink as HTMLAnchorElement).href).searchParams;
    await expect(quoted.get('sailings')).toBe(ids.join(','));
    await expect(quoted.get('boxes')).toBe(sampleShipmentQuery.boxes);
  },
};

/** One route is not subscribed: its sailing is named and left out. */
export const OneClosed: Story = {
  parameters: answering(
    mock(freight.sailDetail, ({ query }) =>
      query.id === ids[1]
        ? refuse('subscriptionRequired', {
            data: {
              seaRouteId: sampleSeaRoute().id,
              origin: sampleEndPort('CNSHA'),
              destination: sampleEndPort('USLAX'),
            },
          })
        : detailOf(query.id),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(says('compare.closed', { values: { count: 1 } }))).toBeVisible();
  },
};

const list = resultsAddress({ origin: 'CNSHA', destination: 'USLAX', week: '2026-W48', routing: 'direct' });

/** No route is subscribed: one sentence for all, and the way back to the list with its shipment. */
export const AllClosed: Story = {
  args: { address: compareAddress(ids, sampleShipmentQuery, list) },
  parameters: {
    ...answering(
      mock(freight.sailDetail, () =>
        refuse('subscriptionRequired', {
          data: {
            seaRouteId: sampleSeaRoute().id,
            origin: sampleEndPort('CNSHA'),
            destination: sampleEndPort('USLAX'),
          },
        }),
      ),
    ),
    pixels: 'none',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(says('compare.closed', { values: { count: 3 } }))).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: says('compare.subscribe') })).toHaveLength(1);
    for (const back of canvas.getAllByRole('link', { name: says('compare.back') }))
      await expect(back).toHaveAttribute('href', withShipment(list, sampleShipmentQuery));
  },
};

/** All of them were cancelled since. */
export const AllCancelled: Story = {
  parameters: answering(mock(freight.sailDetail, () => refuse('notFound'))),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('compare.emptyTitle') });
  },
};

export const Offline: Story = {
  parameters: answering(fails(freight.sailDetail, 'away')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('failure.away') });
  },
};

export const Loading: Story = {
  parameters: answering(pending(freight.sailDetail)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('main').querySelector('[inert]')).toBeVisible());
  },
};

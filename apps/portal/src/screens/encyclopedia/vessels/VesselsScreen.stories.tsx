import { ship } from '@fairway/gateway/contract/ship';
import { fails, mock, mockList, pending } from '@fairway/gateway/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { answering, type PortalStoryArgs, portalStories, saying } from '../../../stories/portalStory.ts';
import { sampleFlags, sampleShipCarriers, sampleShipRows } from '../../../stories/sampleShips.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const list = (rows: typeof sampleShipRows) =>
  mock(ship.selectPage, ({ query }) => ({
    ...mockList(ship.selectPage, rows, query, {
      sorts: { name: ({ name }) => name, tonnage: (row) => row.grossTonnage, built: ({ built }) => built },
      filters: {
        type: ({ type }) => type,
        flag: ({ flag }) => flag ?? '',
        carrier: ({ name }) => (name === 'EVER ACE' ? 'EGLV' : name === 'MADRID MAERSK' ? 'MAEU' : ''),
      },
      keyword: ({ imo, name }) => [imo, name],
    }),
    types: [
      { type: 3, ships: 3975 },
      { type: 6, ships: 6120 },
    ],
    flags: sampleFlags,
    carriers: sampleShipCarriers,
  }));

const says = saying({ zh, en });

const meta = {
  ...portalStories,
  parameters: answering(list(sampleShipRows)),
  title: 'Screens/Vessels',
  args: { ...portalStories.args, address: '/wikipedia/shipInfo' },
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /MADRID MAERSK/ })).toBeVisible();
  },
};

/** A type filters the rows and is part of the address. */
export const OfOneType: Story = {
  play: async ({ canvas }) => {
    const type = await canvas.findByRole('combobox', { name: says('vessels.type') });
    await userEvent.selectOptions(type, '6');
    await waitFor(() => expect(canvas.queryByRole('link', { name: /MADRID/ })).toBeNull());
    await expect(canvas.getByRole('link', { name: /NEW DYNASTY/ })).toBeVisible();
  },
};

/** The ships of one carrier, where its own page leads to. */
export const OfOneCarrier: Story = {
  args: { address: '/wikipedia/shipInfo?carrier=EGLV' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /EVER ACE/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /MADRID/ })).toBeNull();
    await expect(canvas.getByRole('combobox', { name: says('vessels.carrier') })).toHaveValue('EGLV');
  },
};

/** A misspelled name lists the vessels whose name is like it, and says so. */
export const SpelledLike: Story = {
  args: { address: '/wikipedia/shipInfo?keyword=madird%20maersk' },
  parameters: {
    ...answering(
      mock(ship.selectPage, {
        ...{ rows: sampleShipRows.slice(0, 1), total: 1, page: 1, limit: 20, nearest: true },
        ...{ types: [], flags: [], carriers: [] },
      }),
    ),
    pixels: 'none',
  },
  play: async ({ canvas }) => {
    await canvas.findByText(says('vessels.nearest', { values: { keyword: 'madird maersk', total: '1' } }));
  },
};

export const Empty: Story = {
  parameters: answering(list([])),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('vessels.emptyTitle') });
  },
};

export const Failed: Story = {
  parameters: answering(fails(ship.selectPage, 'fault')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('failure.fault') });
  },
};

export const Loading: Story = {
  parameters: answering(pending(ship.selectPage)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('main').querySelector('[inert]')).toBeVisible());
  },
};

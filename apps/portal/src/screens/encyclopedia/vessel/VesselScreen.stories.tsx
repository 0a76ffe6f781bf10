import { ship } from '@fairway/gateway/contract/ship';
import { fails, mock, pending } from '@fairway/gateway/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { answering, type PortalStoryArgs, portalStories, saying } from '../../../stories/portalStory.ts';
import { samplePlainShip, sampleShipDetail } from '../../../stories/sampleShips.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const says = saying({ zh, en });

const meta = {
  ...portalStories,
  parameters: answering(mock(ship.detail, sampleShipDetail())),
  title: 'Screens/Vessel',
  args: { ...portalStories.args, address: '/wikipedia/shipDetail?imo=9778791' },
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /MADRID MAERSK/ });
    await expect(canvas.getByText('647W')).toBeVisible();
  },
};

/** A ship with data from the registry only. */
export const OfTheRegistry: Story = {
  parameters: answering(mock(ship.detail, samplePlainShip)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(says('vessel.notKnown'))).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: answering(fails(ship.detail, 'fault')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('failure.fault') });
  },
};

export const Loading: Story = {
  parameters: answering(pending(ship.detail)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('main').querySelector('[inert]')).toBeVisible());
  },
};

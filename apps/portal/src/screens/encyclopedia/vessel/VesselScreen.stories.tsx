import { ship } from '@fairway/gateway/contract/ship';
import { fails, mock, pending } from '@fairway/gateway/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { answering, type PortalStoryArgs, portalStories } from '../../../stories/portalStory.ts';
import { samplePlainShip, sampleShipDetail } from '../../../stories/sampleShips.ts';

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
    await expect(canvas.getByText('448W')).toBeVisible();
  },
};

/** A ship of which the registry alone tells. */
export const OfTheRegistry: Story = {
  parameters: answering(mock(ship.detail, samplePlainShip)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/暂未收录|Not recorded yet/)).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: answering(fails(ship.detail, 'fault')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /哎呀|Oops/ });
  },
};

export const Loading: Story = {
  parameters: answering(pending(ship.detail)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('main').querySelector('[inert]')).toBeVisible());
  },
};

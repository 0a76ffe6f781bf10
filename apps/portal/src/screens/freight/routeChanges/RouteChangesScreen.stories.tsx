import { sailingHistory } from '@fairway/gateway/contract/sailingHistory';
import { fails, mock, pending, sampleRouteChanges } from '@fairway/gateway/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { answering, type PortalStoryArgs, portalStories, saying } from '../../../stories/portalStory.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const says = saying({ zh, en });
const meta = {
  ...portalStories,
  title: 'Screens/Route changes',
  args: { address: '/routeChanges?origin=CNSHA&destination=USLAX', reader: 'member' },
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A carrier with too few calls has no figures; a cancelled sailing has no page. */
export const Full: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('routeChanges.events') });
    await expect(canvas.getAllByText(says('scores.tooFew'))).toHaveLength(3);
    await expect(canvas.getByText(says('routeChanges.event.cancelled'))).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: answering(
    mock(sailingHistory.selectRouteChanges, () => {
      const { score, ...route } = sampleRouteChanges({ carriers: [], events: [], sample: false });
      const none = { calls: 0, reliability: null, stability: null, shiftHours: null };
      return { ...route, score: { ...score, ...none } };
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(says('routeChanges.noCalls'))).toBeVisible();
    await expect(canvas.getByText(says('routeChanges.none'))).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: answering(fails(sailingHistory.selectRouteChanges, 'away')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('failure.away') });
  },
};

export const Loading: Story = {
  parameters: answering(pending(sailingHistory.selectRouteChanges)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('main').querySelector('[inert]')).toBeVisible());
    await expect(canvas.getByText(says('opening'))).toHaveRole('status');
  },
};

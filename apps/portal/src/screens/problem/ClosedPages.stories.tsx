import { ruleEngine } from '@fairway/gateway/contract/ruleEngine';
import { mock } from '@fairway/gateway/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { answering, type PortalStoryArgs, portalStories, saying } from '../../stories/portalStory.ts';

const says = saying({ zh: {}, en: {} });

/** Pages that anybody can open until staff decide otherwise: what a visitor meets then. */
const meta = {
  ...portalStories,
  title: 'Screens/Closed pages',
  args: { ...portalStories.args, address: '/wikipedia/harbour' },
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Staff have put the page at this address behind login: a visitor is led home and asked to log in. */
const forMembers = (path: string, query = ''): Story => ({
  args: { address: path + query },
  parameters: answering(mock(ruleEngine.routerList, { rows: [{ path, access: 'login' }] })),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
});

/** Staff have announced the page at this address and not opened it yet. */
const announced = (path: string, query = ''): Story => ({
  args: { address: path + query },
  parameters: answering(mock(ruleEngine.routerList, { rows: [{ path, access: 'soon' }] })),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: says('failure.soonTitle') });
  },
});

export const PortsForMembers: Story = forMembers('/wikipedia/harbour');
export const LawForMembers: Story = forMembers('/wikipedia/regulationDetail', '?slug=maritime-code');
export const NewsForMembers: Story = forMembers('/newsInformation');
export const TrackingForMembers: Story = forMembers('/logisticsTool/cargoTracking');
export const InsuranceForMembers: Story = forMembers('/insure');
export const PositionAnnounced: Story = announced('/logisticsTool/shipLocation');
export const TariffAnnounced: Story = announced('/logisticsTool/HScode');

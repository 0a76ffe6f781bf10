import { seat } from '@fairway/gateway/contract/seat';
import { subscribe } from '@fairway/gateway/contract/subscribe';
import { fails, mock, pending, sampleHeldRoute, sampleInstant } from '@fairway/gateway/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  answering,
  type PortalStoryArgs,
  portalStories,
  readAs,
  saying,
} from '../../../stories/portalStory.ts';
import { samplePlan } from '../../../stories/sampleCompany.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const says = saying({ zh, en });
const [soon, ...later] = samplePlan.routes.map(({ route }) => route);
const trial = { open: false, days: 7, minRoutes: 1, maxRoutes: 3 };
const mine = mock(subscribe.selectMine, {
  subscriptions: [],
  routes: [
    ...(soon ? [sampleHeldRoute({ route: soon, expiresAt: sampleInstant(9) })] : []),
    ...later.map((route) => sampleHeldRoute({ route })),
  ],
  trial,
});
const asAdmin = readAs('companyAdmin');

const meta = {
  ...portalStories,
  title: 'Screens/Member zone',
  args: { address: '/myVipInfo', reader: 'member' },
  parameters: answering(...asAdmin, mine, mock(seat.selectAll, samplePlan)),
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A company's admin: routes by when they end, who uses them, and seats that are free. */
export const Admin: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(says('vip.list'));
  },
};

/** A sub-account sees its assigned routes, and buys nothing. */
export const SubAccount: Story = {
  parameters: answering(...readAs('subAccount'), mine),
  play: async ({ canvas }) => {
    await canvas.findByText(says('vip.subNote'));
  },
};

export const Empty: Story = {
  parameters: answering(
    ...readAs('personal'),
    mock(subscribe.selectMine, { subscriptions: [], routes: [], trial: { ...trial, open: true } }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(says('vip.none'));
    // Without a subscription, the link does not offer to extend it.
    await canvas.findByRole('link', { name: says('vip.subscribe') });
  },
};

export const Loading: Story = {
  parameters: answering(...asAdmin, pending(subscribe.selectMine)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: says('vip.title'), hidden: true });
  },
};

export const Failed: Story = {
  parameters: answering(...asAdmin, fails(subscribe.selectMine, 'fault')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
};

import { watch } from '@fairway/gateway/contract/watch';
import { webPush } from '@fairway/gateway/contract/webPush';
import { fails, mock, mockList, pending, sampleWatches } from '@fairway/gateway/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { words as watchEn } from '../../../features/watch/words.en.ts';
import { words as watchZh } from '../../../features/watch/words.zh.ts';
import { answering, type PortalStoryArgs, portalStories, saying } from '../../../stories/portalStory.ts';
import { type BrowserParts, mockBrowser } from './mockBrowser.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const says = saying<typeof zh & typeof watchZh>({ zh: { ...zh, ...watchZh }, en: { ...en, ...watchEn } });

const list = (rows: typeof sampleWatches) =>
  mock(watch.selectPage, ({ query }) =>
    mockList(watch.selectPage, [...rows], query, {
      sorts: { added: ({ addedAt }) => addedAt, fired: ({ lastFiredAt }) => lastFiredAt ?? '' },
      filters: { state: ({ paused }) => (paused ? 'paused' : 'running') },
    }),
  );

const meta = {
  ...portalStories,
  parameters: answering(list(sampleWatches)),
  title: 'Screens/Watches',
  beforeEach: () => mockBrowser({}),
  args: { ...portalStories.args, reader: 'member', address: '/watches' },
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A route, a sailing, and a paused watch. */
export const Full: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(says('watch.states.paused')))[0]).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: answering(list([])),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('watches.emptyTitle') });
  },
};

export const Failed: Story = {
  parameters: answering(fails(watch.selectPage, 'fault')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('failure.fault') });
  },
};

export const Loading: Story = {
  parameters: answering(pending(watch.selectPage)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('main').querySelector('[inert]')).toBeVisible());
  },
};

const key = 'AQID';
const keyBytes = new Uint8Array([1, 2, 3]).buffer;
const keys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) };

/** A subscription as a browser returns it. */
const subscription = {
  options: { applicationServerKey: keyBytes, userVisibleOnly: true },
  toJSON: () => ({ endpoint: 'https://push.example/1', keys }),
  unsubscribe: async () => true,
};

const subscribed = fn();
const unsubscribed = fn();

/** The list, and a server that knows the subscription or not. */
const pushing = (isSubscribed: boolean) =>
  answering(
    list(sampleWatches),
    mock(webPush.selectKey, { key, subscribed: isSubscribed }),
    mock(webPush.subscribe, ({ body }) => {
      subscribed(body.endpoint);
      return null;
    }),
    mock(webPush.unsubscribe, () => {
      unsubscribed();
      return null;
    }),
  );

/** The switch once its state is known. */
const settled = () => ({ name: says('watches.push.label'), busy: false });

const pushStory = (parts: BrowserParts, isSubscribed = false): Story => ({
  tags: ['!autodocs'],
  parameters: { ...pushing(isSubscribed), pixels: 'none' },
  beforeEach: () => mockBrowser(parts),
});

/** The browser asks once; the server gets the subscription, and the switch shows it. */
export const TurnOn: Story = {
  ...pushStory({ asked: 'granted', subscribe: async () => subscription }),
  play: async ({ canvas }) => {
    subscribed.mockClear();
    const control = await canvas.findByRole('switch', settled());
    await userEvent.click(control);
    await waitFor(() => expect(control).toBeChecked());
    await waitFor(() => expect(subscribed).toHaveBeenCalledWith('https://push.example/1'));
  },
};

export const TurnOff: Story = {
  ...pushStory({ permission: 'granted', subscription }, true),
  play: async ({ canvas }) => {
    unsubscribed.mockClear();
    const control = await canvas.findByRole('switch', settled());
    await expect(control).toBeChecked();
    await userEvent.click(control);
    await waitFor(() => expect(control).not.toBeChecked());
    await waitFor(() => expect(unsubscribed).toHaveBeenCalledOnce());
  },
};

/** The server deleted the subscription with an earlier session: the browser alone is not notified. */
export const AfterLogout: Story = {
  ...pushStory({ permission: 'granted', subscription }),
  play: async ({ canvas }) => {
    const control = await canvas.findByRole('switch', settled());
    await expect(control).not.toBeChecked();
  },
};

/** The page says how to allow notifications. */
export const Blocked: Story = {
  ...pushStory({ permission: 'denied' }),
  parameters: pushing(false),
  play: async ({ canvas }) => {
    const control = await canvas.findByRole('switch', settled());
    await expect(control).toBeDisabled();
    await expect(canvas.getByText(says('watches.push.blocked'))).toBeVisible();
  },
};

/** The push service of a browser may be out of reach. */
export const ServiceAway: Story = {
  ...pushStory({
    asked: 'granted',
    subscribe: () => Promise.reject(new DOMException('no service', 'AbortError')),
  }),
  play: async ({ canvas }) => {
    const control = await canvas.findByRole('switch', settled());
    await userEvent.click(control);
    await expect(await canvas.findByText(says('watches.push.away'))).toBeVisible();
    await expect(control).not.toBeChecked();
    await expect(control).toBeEnabled();
  },
};

export const Unsupported: Story = {
  ...pushStory({ isSupported: false }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(says('watches.push.unsupported'))).toBeVisible();
  },
};

export const OnIphone: Story = {
  ...pushStory({ isSupported: false, standalone: false }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(says('watches.push.addToHome'))).toBeVisible();
  },
};

export const SettingUnknown: Story = {
  ...pushStory({ permission: 'granted', subscription }),
  parameters: { ...answering(list(sampleWatches), fails(webPush.selectKey, 'fault')), pixels: 'none' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(says('watches.push.failed'))).toBeVisible();
  },
};

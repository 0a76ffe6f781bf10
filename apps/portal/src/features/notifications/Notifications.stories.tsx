import { notification } from '@fairway/gateway/contract/notification';
import { fails, mock, mockList, pending, sampleNotifications } from '@fairway/gateway/mock';
import { containing, kitWords } from '@fairway/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, type PortalStoryArgs, portalStories, saying } from '../../stories/portalStory.ts';
import { words as reportEn } from '../watchReport/words.en.ts';
import { words as reportZh } from '../watchReport/words.zh.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const says = saying<typeof zh & typeof reportZh>({ zh: { ...zh, ...reportZh }, en: { ...en, ...reportEn } });

/** Answers with these notifications, three of them unread. */
const having = (rows: typeof sampleNotifications, unread = 3) => [
  mock(notification.selectUnread, { unread }),
  mock(notification.selectPage, ({ query }) => ({
    ...mockList(notification.selectPage, [...rows], query, {
      sorts: { created: ({ createdAt }) => createdAt },
      filters: { kind: ({ reason }) => reason.kind },
    }),
    unread,
  })),
  mock(notification.markRead, { unread: unread - 1 }),
  mock(notification.markAllRead, { unread: 0 }),
];

const meta = {
  ...portalStories,
  title: 'Screens/Notifications',
  args: { ...portalStories.args, reader: 'member', address: '/notFound' },
  parameters: { ...portalStories.parameters, ...answering(...having(sampleNotifications)), pixels: 'page' },
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

const unreadBell = () => containing(kitWords().notificationBell.open(3));

async function openPanel(canvasElement: HTMLElement, name: string | RegExp = unreadBell()) {
  const page = within(canvasElement.ownerDocument.body);
  await userEvent.click(await page.findByRole('button', { name }));
  await page.findByText(kitWords().notificationCentre.readAll);
  return page;
}

/** The number of unread ones is on the bell before anything is opened. */
export const Closed: Story = {
  parameters: { pixels: 'none' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('button', { name: unreadBell() })).toBeVisible();
  },
};

/** One of each kind; each links to its proof. */
export const Messages: Story = {
  play: async ({ canvasElement }) => {
    const page = await openPanel(canvasElement);
    const moved = await page.findByRole('link', {
      name: says('watchReport.fired.departureMoved'),
    });
    await expect(moved).toHaveAttribute('href', expect.stringContaining('/sailDetail?id='));
    await expect(page.getByRole('link', { name: says('notifications.company.passed') })).toBeVisible();
  },
};

/** A message marked as read leaves the count, and marking all empties it; the bell keeps the focus on Esc. */
export const Reading: Story = {
  tags: ['!autodocs'],
  parameters: { pixels: 'none' },
  play: async ({ canvasElement }) => {
    const page = await openPanel(canvasElement);
    const { notificationCentre: t, notificationBell: bell } = kitWords();
    const [mark] = await page.findAllByRole('button', { name: containing(t.markRead('')) });
    if (!mark) throw new Error('Unread messages have a button.');
    await userEvent.click(mark);
    await page.findByRole('button', { name: containing(bell.open(2)) });
    await userEvent.click(page.getByRole('button', { name: t.readAll }));
    const button = await page.findByRole('button', { name: bell.label });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Empty: Story = {
  parameters: { ...answering(...having([], 0)), pixels: 'page' },
  play: async ({ canvasElement }) => {
    const page = await openPanel(canvasElement, containing(kitWords().notificationBell.label));
    await expect(await page.findByText(kitWords().notificationCentre.none)).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: {
    ...answering(mock(notification.selectUnread, { unread: 3 }), fails(notification.selectPage, 'fault')),
    pixels: 'page',
  },
  play: async ({ canvasElement }) => {
    const page = await openPanel(canvasElement);
    await expect(await page.findByRole('button', { name: kitWords().common.retry })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: {
    ...answering(mock(notification.selectUnread, { unread: 3 }), pending(notification.selectPage)),
    pixels: 'none',
  },
  play: async ({ canvasElement }) => {
    await openPanel(canvasElement);
  },
};

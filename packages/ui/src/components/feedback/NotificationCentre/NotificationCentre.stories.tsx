import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, Ship, TrendingDown } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { hostile } from '../../../stories/hostile.ts';
import { containing, kitWords } from '../../../stories/kitWords.ts';
import { words } from '../../../stories/words.ts';
import { NotificationCentre, type NotificationCentreProps } from './NotificationCentre.tsx';
import type { NotificationItem } from './types.ts';

const onRead = fn();
const onReadAll = fn();
const onMore = fn();
const onRetry = fn();

const meta = {
  title: 'Feedback/NotificationCentre',
  component: NotificationCentre,
  args: { items: [], unread: 0, onRead, onReadAll, timeZone: 'Asia/Shanghai' },
  argTypes: { items: { control: false } },
  // The time of each message is in the pictures.
  parameters: { now: '2026-11-20T09:00:00Z', pixels: 'page', frame: { height: 620 } },
} satisfies Meta<typeof NotificationCentre>;
export default meta;

type Story = StoryObj<typeof meta>;

const say = words({
  zh: {
    rolled: '订舱 SHA-4471 改到下一航次',
    rolledText: '船公司通知原航次满舱，新的截港时间为 12 月 2 日 18:00。',
    price: '上海–鹿特丹 40HQ 下跌 120 美元',
    approved: '企业认证已通过',
    approvedText: '现在可以开通子账号。',
    older: '账单已出',
  },
  en: {
    rolled: 'Booking SHA-4471 moved to the next sailing',
    rolledText: 'The carrier reports a full vessel. The new cut-off is 2\u00a0Dec 18:00.',
    price: 'Shanghai–Rotterdam 40HQ down 120 US dollars',
    approved: 'Your company is certified',
    approvedText: 'You can now open sub-accounts.',
    older: 'Your bill is ready',
  },
});

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const itemsOf = (t: ReturnType<typeof say>): readonly NotificationItem[] => [
  {
    key: 'rolled',
    title: t.rolled,
    text: t.rolledText,
    sentAt: minutesAgo(12),
    read: false,
    href: '#booking',
    icon: Ship,
  },
  { key: 'price', title: t.price, sentAt: minutesAgo(50), read: false, icon: TrendingDown },
  {
    key: 'approved',
    title: t.approved,
    text: t.approvedText,
    sentAt: minutesAgo(24 * 60),
    read: true,
    href: '#company',
    icon: CircleCheck,
  },
  { key: 'older', title: t.older, sentAt: minutesAgo(9 * 24 * 60), read: true },
];

function Centre({ items: initialItems, ...rest }: Partial<NotificationCentreProps>) {
  const [items, setItems] = useState(initialItems ?? []);
  return (
    <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
      <NotificationCentre
        timeZone="Asia/Shanghai"
        items={items}
        unread={items.filter(({ read }) => !read).length}
        onRead={(key) => {
          onRead(key);
          setItems(items.map((item) => (item.key === key ? { ...item, read: true } : item)));
        }}
        onReadAll={() => {
          onReadAll();
          setItems(items.map((item) => ({ ...item, read: true })));
        }}
        {...rest}
      />
    </div>
  );
}

const opens: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: containing(kitWords().notificationBell.label) }));
  await canvas.findByText(kitWords().notificationCentre.readAll);
};

export const Messages: Story = {
  render: (_, { globals }) => (
    <Centre items={itemsOf(say(globals))} hasMore onMore={onMore} allHref="#messages" />
  ),
  play: async ({ canvas }) => {
    const { notificationCentre: t, notificationBell: bell } = kitWords();
    await userEvent.click(canvas.getByRole('button', { name: bell.open(2) }));
    await expect(await canvas.findByRole('heading', { name: t.today })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: t.yesterday })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t.more }));
    await expect(onMore).toHaveBeenCalled();
  },
};

/** One by one, all together, and by opening the page; the focus stays in the panel. */
export const Reading: Story = {
  tags: ['!autodocs'],
  parameters: { pixels: 'none' },
  render: (_, { globals }) => <Centre items={itemsOf(say(globals))} />,
  play: async ({ canvas, globals }) => {
    const words = say(globals);
    const { notificationCentre: t, notificationBell: bell } = kitWords();
    onRead.mockClear();
    onReadAll.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: bell.open(2) }));
    await userEvent.click(await canvas.findByRole('button', { name: t.markRead(words.price) }));
    await expect(onRead).toHaveBeenCalledWith('price');
    await expect(canvas.queryByRole('button', { name: t.markRead(words.price) })).toBeNull();
    await expect(document.activeElement).not.toBe(document.body);
    const link = canvas.getByRole('link', { name: words.rolled });
    // The page of the test stays; a router does the same.
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(onRead).toHaveBeenLastCalledWith('rolled');
    await waitFor(() => expect(canvas.queryByRole('link', { name: words.rolled })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: bell.label }));
    await userEvent.click(await canvas.findByRole('button', { name: t.readAll }));
    await expect(onReadAll).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    (document.activeElement as HTMLElement).blur();
  },
};

export const Empty: Story = { render: () => <Centre />, play: opens };

export const Loading: Story = { render: () => <Centre status="loading" />, play: opens };

export const Failed: Story = {
  render: () => <Centre status="error" onRetry={onRetry} />,
  play: async (context) => {
    await opens(context);
    await userEvent.click(context.canvas.getByRole('button', { name: kitWords().common.retry }));
    await expect(onRetry).toHaveBeenCalled();
  },
};

/** A word without end wraps, and 5,000 unread messages fit on the bell. */
export const EdgeCases: Story = {
  tags: ['!autodocs'],
  parameters: { pixels: 'none' },
  render: () => (
    <Centre
      unread={5000}
      items={[
        { key: 'long', title: hostile.longWord, sentAt: minutesAgo(1), read: false },
        { key: 'broken', title: 'broken', sentAt: 'yesterday', read: false },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const { notificationBell: bell } = kitWords();
    await userEvent.click(canvas.getByRole('button', { name: bell.open(5000) }));
    const heading = await canvas.findByText(hostile.longWord);
    const row = heading.closest('li') as HTMLElement;
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
    await expect(canvas.queryByText('broken')).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
};

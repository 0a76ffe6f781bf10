import { attention } from '@fairway/gateway/contract/attention';
import { fails, mock, mockList, pending, sampleWeek } from '@fairway/gateway/mock';
import { recordedMock } from '@fairway/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { answering, type PortalStoryArgs, portalStories, saying } from '../../../stories/portalStory.ts';
import { sampleFollowed } from '../../../stories/sampleFollow.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const says = saying({ zh, en });

/** Routes that are removed when they are unfollowed, and restored when they are followed again. */
const following = (count: number) =>
  recordedMock(() => {
    const left = new Set<string>();
    return {
      handlers: [
        mock(attention.selectShippingRateByAttention, ({ query }) => ({
          ...mockList(
            attention.selectShippingRateByAttention,
            sampleFollowed({ isCosted: query.boxes !== undefined })
              .slice(0, count)
              .filter((row) => !left.has(row.attention.destination.code + row.attention.origin.code)),
            query,
            {
              sorts: {
                followedAt: (row) => row.attention.followedAt,
                departure: (row) => row.nextDeparture?.at ?? null,
                '20GP': (row) => row.prices?.['20GP']?.amount ?? null,
                '40GP': (row) => row.prices?.['40GP']?.amount ?? null,
                '40HQ': (row) => row.prices?.['40HQ']?.amount ?? null,
                total: (row) => row.total?.amount ?? null,
              },
              keyword: ({ attention: { origin, destination } }) => [origin.nameEn, destination.nameEn],
            },
          ),
          week: sampleWeek,
          access: 'open' as const,
          sample: true,
        })),
        mock(attention.addOrUpdateAttention, ({ body }) => {
          const key = body.destination + body.origin;
          if (body.followed) left.delete(key);
          else left.add(key);
          return { followed: body.followed, attention: null };
        }),
      ],
    };
  });

const meta = {
  ...portalStories,
  parameters: { ...portalStories.parameters, ...answering(following(5)), pixels: 'main' },
  title: 'Screens/Following',
  args: { address: '/myFollow', reader: 'member' },
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { busy: false });
    await expect(table.querySelectorAll('tbody tr')).toHaveLength(5);
  },
};

/** With a shipment the prices are totals: one lacks a part, and routes without a subscription have the freight alone. */
export const Costed: Story = {
  args: { address: '/myFollow?boxes=2x20GP-1x40HQ&incoterm=FOB&currency=USD' },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { busy: false });
    await expect(canvas.getByText(says('myFollow.freightOnly'))).toBeVisible();
  },
};

/** Sorted by the total: the cheapest route first, one without a total last. */
export const SortedByTotal: Story = {
  tags: ['!autodocs'],
  args: { address: '/myFollow?boxes=2x20GP-1x40HQ&incoterm=FOB&currency=USD&sort=total' },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { busy: false });
    await expect(canvas.getByRole('columnheader', { name: says('myFollow.total') })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  },
};

/** Unfollowed, and followed again with the button in the message. */
export const Undone: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { busy: false });
    const rows = () => table.querySelectorAll('tbody tr').length;
    const [first] = canvas.getAllByRole('button', { name: says('myFollow.unfollowLane'), hidden: true });
    (first as HTMLElement).click();
    await waitFor(() => expect(rows()).toBe(4));
    await userEvent.click(await screen.findByRole('button', { name: says('follow.undo') }));
    await waitFor(() => expect(rows()).toBe(5));
  },
};

export const Empty: Story = {
  parameters: answering(following(0)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('myFollow.emptyTitle') });
    await expect(canvas.getByRole('link', { name: says('myFollow.browse') })).toHaveAttribute(
      'href',
      '/shipPriceInfo',
    );
  },
};

/** No followed route has such a port. */
export const NoneMatch: Story = {
  args: { address: '/myFollow?keyword=zzqx' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('list.noneTitle') });
  },
};

/** A visitor is redirected home and asked to log in. */
export const Forbidden: Story = {
  args: { reader: 'visitor' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const Failed: Story = {
  parameters: answering(fails(attention.selectShippingRateByAttention, 'fault')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('failure.fault') });
  },
};

export const Loading: Story = {
  parameters: answering(pending(attention.selectShippingRateByAttention)),
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { busy: true, hidden: true });
  },
};

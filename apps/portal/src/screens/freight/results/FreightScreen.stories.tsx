import { attention } from '@fairway/gateway/contract/attention';
import { freight } from '@fairway/gateway/contract/freight';
import {
  fails,
  mock,
  pending,
  refuse,
  sampleSailings,
  sampleSailingsPage,
  sampleSeaRoute,
} from '@fairway/gateway/mock';
import { containing, kitWords, nameInStoryLanguage, recordedMock } from '@fairway/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import {
  answering,
  type PortalStoryArgs,
  portalStories,
  sampleStrip,
  saying,
} from '../../../stories/portalStory.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const says = saying({ zh, en });
const lane = '/shipPriceInfo?origin=CNSHA&destination=USLAX&week=2026-W48';

const meta = {
  ...portalStories,
  title: 'Screens/Freight',
  args: { ...portalStories.args, address: lane },
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

const opening = () => says('opening');

/** Prices read "log in to view". */
export const Visitor: Story = {
  play: async ({ canvas }) => {
    const hidden = await canvas.findAllByText(says('freight.loginToView'));
    await expect(hidden.filter((each) => each.checkVisibility())).not.toHaveLength(0);
    await expect(canvas.queryByRole('option', { name: says('freight.sorts.40HQ') })).toBeNull();
  },
};

export const Member: Story = {
  parameters: { sameAs: 'screens-freight--arrived' },
  args: { reader: 'member' },
  play: async ({ canvas }) => {
    await canvas.findByRole('table');
    await expect(canvas.queryByText(says('freight.loginToView'))).toBeNull();
  },
};

const inShanghai = (at: string) => ({ at, zone: 'Asia/Shanghai' });

/** One ship has left, one has not but takes no more boxes, one still takes boxes: marked by a word. */
export const Closed: Story = {
  args: { reader: 'member' },
  parameters: answering(
    mock(freight.selectSailings, () => {
      const [left, closed, open] = sampleSailings(3);
      if (!left || !closed || !open) throw new Error('There are three of them.');
      const closing = inShanghai('2026-11-18T04:00:00Z');
      const portCutOff = inShanghai('2026-11-19T10:00:00Z');
      const rows = [
        open,
        {
          ...left,
          closing,
          portCutOff,
          departure: inShanghai('2026-11-20T02:00:00Z'),
          closedBy: 'departed' as const,
        },
        {
          ...closed,
          closing,
          portCutOff,
          departure: inShanghai('2026-11-20T16:00:00Z'),
          closedBy: 'portClosed' as const,
        },
      ];
      return sampleSailingsPage({ rows });
    }),
  ),
  play: async ({ canvas }) => {
    const notes = await canvas.findAllByText(says('freight.passed'));
    await expect(notes.filter((each) => each.checkVisibility())).not.toHaveLength(0);
    await expect(canvas.getByText(says('freight.closedSailings'))).toBeVisible();
    await expect(canvas.getByText(says('freight.counts.some'))).toBeVisible();
  },
};

/** No route chosen yet; the page is complete once the map has its land. */
export const Start: Story = {
  args: { address: '/shipPriceInfo' },
  play: async ({ canvas }) => {
    // On a phone the map is further down, where it loads once it is near.
    (await canvas.findByRole('link', { name: /CNSHA/ })).closest('section')?.scrollIntoView({ block: 'end' });
    const map = await canvas.findByRole('img', { name: says('freight.popularMap') });
    // The land is another drawing, under the image of routes and places.
    await waitFor(() => expect(map.parentElement?.querySelector('[data-part="land"]')).toBeVisible());
  },
};

export const Empty: Story = {
  parameters: answering(
    mock(freight.selectSailings, sampleSailingsPage({ rows: [], total: 0, access: 'login' })),
    mock(freight.selectWeekPrices, sampleStrip([], 'login')),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('freight.emptyTitle') });
  },
};

/** The filter lets nothing through; the week has sailings. */
export const NoneMatch: Story = {
  args: { address: `${lane}&routing=transfer` },
  parameters: answering(
    mock(freight.selectSailings, sampleSailingsPage({ rows: [], total: 0, access: 'login' })),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('freight.emptyFilterTitle') });
  },
};

export const Failed: Story = {
  parameters: answering(fails(freight.selectSailings, 'fault')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('failure.fault') });
  },
};

export const Offline: Story = {
  parameters: answering(fails(freight.selectSailings, 'network')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('failure.network') });
  },
};

/** A port that does not exist leads to the not-found page. */
export const UnknownPort: Story = {
  parameters: answering(mock(freight.selectSailings, () => refuse('notFound'))),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('failure.notFoundTitle') });
  },
};

/** Opened by its address on a slow connection: shows the values of the address, and placeholders for the rest. */
export const Loading: Story = {
  args: { reader: 'member' },
  parameters: answering(pending(freight.selectSailings)),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { busy: true, hidden: true });
    await expect(table.closest('[inert]')).toBeVisible();
    await expect(canvas.getByText(opening())).toHaveRole('status');
    await expect(canvas.getByRole('banner')).toBeVisible();
  },
};

/** During a navigation its outline replaces the previous page, which would return if it failed. */
export const OnTheWay: Story = {
  args: { address: '/' },
  parameters: answering(pending(freight.selectSailings)),
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { level: 1 });
    const { origin, destination } = sampleSeaRoute('CNSHA', 'USLAX');
    const name = new RegExp(`${nameInStoryLanguage(origin)}.*${nameInStoryLanguage(destination)}`);
    const [first] = canvas.getAllByRole('link', { name });
    await userEvent.click(first as HTMLElement);
    await expect(title).toBeVisible();
    await waitFor(() => expect(title).not.toBeVisible());
    await expect(canvas.getByText(opening())).toHaveRole('status');
    await expect(canvas.getByRole('table', { busy: true, hidden: true }).closest('[inert]')).toBeVisible();
    await expect(title).toBeInTheDocument();
  },
};

/** Released by the story. */
const heldAnswer = recordedMock(() => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const answer = mock(freight.selectSailings, async () => {
    await promise;
    return sampleSailingsPage();
  });
  return { handlers: [answer], release: resolve };
});

/** The loaded content takes exactly the space of its placeholder. */
export const Arrived: Story = {
  tags: ['!autodocs'],
  args: { reader: 'member' },
  parameters: answering(heldAnswer),
  play: async ({ canvas }) => {
    const routings = () => canvas.getByRole('radiogroup', { name: says('freight.routing'), hidden: true });
    const topOf = (element: Element) => element.getBoundingClientRect().top;
    const waiting = await canvas.findByRole('table', { busy: true, hidden: true });
    const before = [waiting, routings()].map(topOf);
    heldAnswer.now.release();
    await waitFor(() => expect(waiting).not.toBeInTheDocument());
    const after = [canvas.getByRole('table'), routings()];
    await expect(after.map(topOf)).toEqual(before);
    await expect(canvas.queryByText(opening())).toBeNull();
  },
};

/**
 * Another filter was chosen: the previous rows stay visible until the new ones arrive, and are announced as loading.
 */
export const Refreshing: Story = {
  args: { reader: 'member' },
  parameters: {
    ...answering(pending(freight.selectSailings, (params) => params.get('routing') === 'direct')),
    // Stale rows are dimmed on purpose.
    a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: says('freight.direct') }));
    const table = await canvas.findByRole('table', { busy: true });
    await expect(table.querySelectorAll('tbody tr')).toHaveLength(sampleSailings().length);
    await expect(table.closest('[inert]')).toBeNull();
    (document.activeElement as HTMLElement).blur();
  },
};

const following = recordedMock(() => {
  let followed = false;
  return {
    handlers: [
      mock(attention.selectAttention, () => ({ followed })),
      mock(attention.addOrUpdateAttention, ({ body }) => {
        followed = body.followed;
        return { followed, attention: null };
      }),
    ],
  };
});

/** A press follows the route, another one stops it. */
export const Followed: Story = {
  args: { reader: 'member' },
  parameters: answering(following),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('follow.follow') }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: says('follow.followed') })).toHaveAttribute(
        'aria-pressed',
        'true',
      ),
    );
    await userEvent.click(
      await screen.findByRole('button', { name: containing(kitWords().toast.dismiss('')) }),
    );
    (document.activeElement as HTMLElement).blur();
  },
};

/** A visitor who presses is asked to log in first; the action runs after the login. */
export const FollowAsksForLogin: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('follow.follow') }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    sessionStorage.removeItem('fairway.afterLogin');
  },
};

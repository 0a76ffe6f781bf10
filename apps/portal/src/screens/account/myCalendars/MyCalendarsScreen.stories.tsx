import { calendarFeed } from '@fairway/gateway/contract/calendarFeed';
import { fails, mock, pending } from '@fairway/gateway/mock';
import { recordedMock } from '@fairway/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering, type PortalStoryArgs, portalStories, saying } from '../../../stories/portalStory.ts';
import { sampleCalendarFeeds } from '../../../stories/sampleCalendar.ts';
import { myCalendarsAddress } from './address.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const says = saying({ zh, en });

/** Feeds that are gone once they are revoked. */
const feeds = recordedMock(() => {
  const revokedIds = new Set<string>();
  return {
    handlers: [
      mock(calendarFeed.selectFeeds, () => ({
        feeds: sampleCalendarFeeds().filter(({ id }) => !revokedIds.has(id)),
      })),
      mock(calendarFeed.revokeFeed, ({ body }) => {
        revokedIds.add(body.id);
        return null;
      }),
    ],
  };
});

const meta = {
  ...portalStories,
  title: 'Screens/My calendars',
  args: { address: myCalendarsAddress(), reader: 'member' },
  parameters: answering(mock(calendarFeed.selectFeeds, { feeds: sampleCalendarFeeds() })),
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(says('myCalendars.never'))).toBeVisible();
  },
};

/** A revoked feed leaves the list. */
export const Revoked: Story = {
  parameters: { ...answering(feeds), pixels: 'none' },
  play: async ({ canvas }) => {
    const [, ofSailing] = await canvas.findAllByRole('button', { name: says('myCalendars.revoke') });
    await userEvent.click(ofSailing as HTMLElement);
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: says('myCalendars.revoke') }));
    await waitFor(() => expect(canvas.queryByText(says('myCalendars.never'))).toBeNull());
  },
};

/** A visitor is redirected home and asked to log in. */
export const Forbidden: Story = {
  args: { reader: 'visitor' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const Empty: Story = {
  parameters: answering(mock(calendarFeed.selectFeeds, { feeds: [] })),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('myCalendars.emptyTitle') });
  },
};

export const Loading: Story = {
  parameters: answering(pending(calendarFeed.selectFeeds)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('main').querySelector('[inert]')).toBeVisible());
  },
};

export const Failed: Story = {
  parameters: answering(fails(calendarFeed.selectFeeds, 'fault')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('failure.fault') });
  },
};

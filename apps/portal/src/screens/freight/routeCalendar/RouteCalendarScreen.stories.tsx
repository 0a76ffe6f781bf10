import { freight } from '@fairway/gateway/contract/freight';
import { fails, mock, pending, sampleDepartures } from '@fairway/gateway/mock';
import { kitWords } from '@fairway/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { answering, type PortalStoryArgs, portalStories, saying } from '../../../stories/portalStory.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const says = saying({ zh, en });
const departures = mock(freight.selectDepartures, ({ query }) => sampleDepartures(query.month));
const meta = {
  ...portalStories,
  title: 'Screens/Route calendar',
  args: { ...portalStories.args, address: '/routeCalendar?origin=CNSHA&destination=USLAX' },
  parameters: { ...portalStories.parameters, ...answering(departures) },
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The name of the month changes at once, its departures load. */
async function waitForDepartures(canvas: Canvas): Promise<void> {
  await waitFor(() => expect(canvas.getAllByRole('link', { name: /COSCO/ }).length).toBeGreaterThan(1));
}

/** The current month; another one is in the address. */
export const Month: Story = {
  play: async ({ canvas }) => {
    const { calendar, eventCalendar } = kitWords();
    await canvas.findByText(calendar.month(2026, 11));
    await userEvent.click(canvas.getByRole('button', { name: calendar.nextMonth }));
    await canvas.findByText(calendar.month(2026, 12));
    await waitForDepartures(canvas);
    await userEvent.click(canvas.getByRole('button', { name: eventCalendar.today }));
    await canvas.findByText(calendar.month(2026, 11));
    await waitForDepartures(canvas);
    (document.activeElement as HTMLElement).blur();
  },
};

export const Empty: Story = {
  parameters: answering(
    mock(freight.selectDepartures, ({ query }) => ({ ...sampleDepartures(query.month), rows: [] })),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(says('routeCalendar.none'))).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: answering(fails(freight.selectDepartures, 'away')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('failure.away') });
  },
};

export const Loading: Story = {
  parameters: { ...answering(pending(freight.selectDepartures)), pixels: 'none' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('main').querySelector('[inert]')).toBeVisible());
  },
};

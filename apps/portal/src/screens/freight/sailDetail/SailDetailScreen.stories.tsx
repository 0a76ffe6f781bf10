import { calendarFeed } from '@fairway/gateway/contract/calendarFeed';
import { freight } from '@fairway/gateway/contract/freight';
import { planner } from '@fairway/gateway/contract/planner';
import { sailingHistory } from '@fairway/gateway/contract/sailingHistory';
import { subscribe } from '@fairway/gateway/contract/subscribe';
import {
  fails,
  mock,
  pending,
  refuse,
  sampleEndPort,
  sampleId,
  samplePastSailing,
  samplePlan,
  sampleSailing,
  sampleSailingChanges,
  sampleSailingDetail,
  sampleSeaRoute,
} from '@fairway/gateway/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import {
  answering,
  type PortalStoryArgs,
  portalStories,
  readAs,
  saying,
} from '../../../stories/portalStory.ts';
import { sampleCalendarFeeds } from '../../../stories/sampleCalendar.ts';
import { sampleCostedDetail } from '../../../stories/sampleCosts.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const says = saying({ zh, en });
const meta = {
  ...portalStories,
  title: 'Screens/Sailing',
  args: { address: `/sailDetail?id=${sampleSailing().id ?? sampleId(1, 0)}`, reader: 'member' },
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

const closed = mock(freight.sailDetail, () =>
  refuse('subscriptionRequired', {
    data: {
      seaRouteId: sampleSeaRoute().id,
      origin: sampleEndPort('CNSHA'),
      destination: sampleEndPort('USLAX'),
    },
  }),
);

export const Full: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('detail.cost') });
  },
};

/** With a shipment: its total by side and payer, in the original and in one currency. */
export const Costed: Story = {
  args: {
    address: `/sailDetail?id=${sampleSailing().id ?? sampleId(1, 0)}&boxes=2x20GP-1x40HQ&incoterm=FOB`,
  },
  parameters: answering(mock(freight.sailDetail, sampleCostedDetail())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(says('sheet.pays.buyer'))).toBeVisible();
  },
};

/** As a file of the office brings it: a ship that the encyclopedia does not know, and no word of free time. */
export const BareSailing: Story = {
  parameters: answering(
    mock(freight.sailDetail, {
      ...sampleSailingDetail(),
      vessel: null,
      freeDays: { demurrage: null, detention: null },
      freeTime: [],
      ...{ remarkZh: '', remarkEn: '' },
    }),
  ),
  play: async ({ canvas }) => {
    const { vessel } = sampleSailingDetail().sailing;
    await canvas.findByRole('heading', { name: says('detail.cost') });
    // On a phone each part has a tab.
    const show = async (part: 'vessel' | 'freeDays') => {
      const tab = canvas.queryByRole('tab', { name: says(`detail.part.${part}`) });
      if (tab) await userEvent.click(tab);
    };
    await show('vessel');
    await expect(canvas.getByText(new RegExp(vessel), { selector: 'section p' })).toBeVisible();
    await show('freeDays');
    await expect(await canvas.findByText(says('detail.noFreeDays'))).toBeVisible();
  },
};

/** The sailing on an earlier day, next to its current state; every version below. */
export const EarlierDay: Story = {
  parameters: answering(
    mock(sailingHistory.selectChanges, sampleSailingChanges({ past: samplePastSailing() })),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: says('changes.asOf') })).toHaveValue(
      '2026-11-11',
    );
    await userEvent.click(canvas.getByText(says('changes.all')));
    await expect(canvas.getByText(says('changes.listed'))).toBeVisible();
  },
};

/** Cargo that is ready a day too late: the cut-off that breaks first, and the sailing that is made. */
export const MissedCutOff: Story = {
  args: { address: `${meta.args.address}&ready=2026-11-20&inlandDays=2` },
  parameters: answering(mock(planner.selectPlan, samplePlan())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(says('plan.misses'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: says('plan.first') })).toBeVisible();
    await userEvent.clear(canvas.getByRole('textbox', { name: says('plan.inlandDays') }));
    await userEvent.click(canvas.getByRole('button', { name: says('plan.check') }));
    await expect(canvas.getByText(says('plan.daysNeeded'))).toBeVisible();
  },
};

/** The feed of the sailing is made, and its file and that of a plan are saved. */
export const InCalendar: Story = {
  args: { address: `${meta.args.address}&ready=2026-11-16&inlandDays=2` },
  parameters: answering(
    mock(planner.selectPlan, samplePlan({ missed: null })),
    mock(calendarFeed.makeFeed, sampleCalendarFeeds()[1]),
    mock(calendarFeed.selectFile, { fileName: 'UNIVERSE-061E.ics', content: 'BEGIN:VCALENDAR' }),
  ),
  play: async ({ canvas, canvasElement }) => {
    const url = spyOn(URL, 'createObjectURL').mockReturnValue('#');
    try {
      await userEvent.click(await canvas.findByRole('button', { name: says('calendar.planFile') }));
      await waitFor(() => expect(url).toHaveBeenCalledOnce());
      await userEvent.click(canvas.getByRole('button', { name: says('calendar.button') }));
      const page = within(canvasElement.ownerDocument.body);
      const dialog = within(await page.findByRole('dialog'));
      await userEvent.click(dialog.getByRole('button', { name: says('calendar.file') }));
      await waitFor(() => expect(url).toHaveBeenCalledTimes(2));
      await userEvent.click(dialog.getByRole('button', { name: says('calendar.make') }));
      await expect(await dialog.findByRole('link', { name: says('calendar.open') })).toHaveAttribute(
        'href',
        expect.stringMatching(/^webcal:/),
      );
    } finally {
      url.mockRestore();
    }
  },
};

/** Listed in place of another vessel, and never changed since. */
export const Unchanged: Story = {
  parameters: answering(
    mock(
      sailingHistory.selectChanges,
      sampleSailingChanges({ formerVessel: 'EVER GIVEN', moves: [], exceptions: [], versions: [] }),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(says('changes.none'))).toBeVisible();
    await expect(canvas.getByText(says('changes.formerVessel'))).toBeVisible();
  },
};

/** Without a subscription: the missing route, and the free trial. */
export const SubscriptionPrompt: Story = {
  parameters: answering(closed),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: says('subscribe.start') });
  },
};

/** Choosing the routes of the trial; a fourth one is refused in words. */
export const TrialRoutes: Story = {
  parameters: answering(closed),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('subscribe.start') }));
    const dialog = within(canvasElement.ownerDocument.body).getByRole('dialog');
    const boxes = within(dialog).getAllByRole('checkbox');
    await expect(boxes.filter((box) => (box as HTMLInputElement).checked)).toHaveLength(1);
  },
};

export const TrialUsed: Story = {
  parameters: answering(
    closed,
    mock(subscribe.selectMine, {
      subscriptions: [],
      routes: [],
      trial: { open: false, days: 7, minRoutes: 1, maxRoutes: 3 },
    }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(says('subscribe.trialUsed'));
  },
};

/** A company sub-account is sent to its administrator. */
export const SubAccount: Story = {
  parameters: answering(closed, ...readAs('subAccount')),
  play: async ({ canvas }) => {
    await canvas.findByText(says('subscribe.subAccount'));
  },
};

export const Failed: Story = {
  parameters: answering(fails(freight.sailDetail, 'away')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: says('failure.away') });
  },
};

/** On a slow connection: space for the head, for the deadlines next to the chart, and for the cost. */
export const Loading: Story = {
  parameters: answering(pending(freight.sailDetail)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('main').querySelector('[inert]')).toBeVisible());
    await expect(canvas.getByText(says('opening'))).toHaveRole('status');
  },
};

import { freight } from '@fairway/gateway/contract/freight';
import { mock, sampleSailings, sampleSailingsPage } from '@fairway/gateway/mock';
import { containing } from '@fairway/site/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import {
  answering,
  type PortalStoryArgs,
  portalStories,
  sampleStrip,
  saying,
} from '../../../stories/portalStory.ts';
import { words as compareEn } from '../compare/words.en.ts';
import { words as compareZh } from '../compare/words.zh.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const says = saying({ zh, en });
const lane = '/shipPriceInfo?origin=CNSHA&destination=USLAX&week=2026-W48';
const backTo = () => (document.documentElement.lang.startsWith('zh') ? compareZh : compareEn).compare.back;

const meta = {
  ...portalStories,
  title: 'Screens/Freight pages',
  args: { ...portalStories.args, address: lane },
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Several vessels with sailings of two carriers each: the head and the pages name what they count. */
export const Pages: Story = {
  args: { reader: 'member' },
  parameters: {
    ...answering(
      mock(freight.selectSailings, sampleSailingsPage({ total: 40, departures: 22, bookable: 31 })),
    ),
    pixels: 'none',
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        says('freight.vesselsOfPage', { values: { first: '1', last: '10', total: '22' } }),
      ),
    ).toBeVisible();
  },
};

/** All sailings of a week are closed: the head leads to the next week that can be booked. */
export const WeekClosed: Story = {
  args: { reader: 'member' },
  parameters: {
    ...answering(
      mock(freight.selectSailings, sampleSailingsPage({ bookable: 0 })),
      mock(freight.selectWeekPrices, () => {
        const strip = sampleStrip(sampleSailings(), 'open');
        const weeks = strip.weeks.map((each) => (each.week > '2026-W48' ? each : { ...each, bookable: 0 }));
        return { ...strip, weeks };
      }),
    ),
    pixels: 'none',
  },
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('link', { name: says('freight.nextBookable') });
    await expect(next).toHaveAttribute('href', expect.stringContaining('week=2026-W49'));
    await expect(canvas.getByText(says('freight.counts.none'))).toBeVisible();
  },
};

/** Ticks survive the way to the comparison and back. */
export const TicksStay: Story = {
  // Ticks belong to a list: those of this week are in no other story.
  args: { reader: 'member', address: `${lane.replace('W48', 'W49')}&routing=direct` },
  parameters: { pixels: 'none' },
  play: async ({ canvas }) => {
    const ticks = async () =>
      (await canvas.findAllByRole('checkbox')).filter((each) => each.checkVisibility());
    for (const tick of (await ticks()).slice(0, 2)) await userEvent.click(tick);
    await userEvent.click(
      await canvas.findByRole('link', { name: says('freight.compareTicked', { values: { count: 2 } }) }),
    );
    const [back] = await canvas.findAllByRole('link', { name: containing(backTo()) });
    await userEvent.click(back as HTMLElement);
    await canvas.findByRole('radio', { name: says('freight.direct'), checked: true });
    await waitFor(async () =>
      expect((await ticks()).filter((each) => (each as HTMLInputElement).checked)).toHaveLength(2),
    );
  },
};

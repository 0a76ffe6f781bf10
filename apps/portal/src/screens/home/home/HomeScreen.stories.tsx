import { freight } from '@fairway/gateway/contract/freight';
import { news } from '@fairway/gateway/contract/news';
import { seaRoute } from '@fairway/gateway/contract/subscribe';
import { fails, mock, pending, sampleReferencePrices } from '@fairway/gateway/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { answering, type PortalStoryArgs, portalStories, saying } from '../../../stories/portalStory.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const says = saying({ zh, en });
const meta = {
  ...portalStories,
  title: 'Screens/Home',
  args: { ...portalStories.args, address: '/' },
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Headline at once, prices once they have come. */
const draws =
  (price: () => RegExp): Story['play'] =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    // The last of a row: on a phone that of the other box type is left out.
    await expect((await canvas.findAllByText(price())).at(-1)).toBeVisible();
  };

/** The part below the search that differs between stories: this week's prices. */
const prices = { pixels: 'main section' };

/** The whole page once; the others show what differs. */
export const Visitor: Story = { play: draws(() => says('home.loginForPrices')) };

export const Member: Story = { args: { reader: 'member' }, parameters: prices, play: draws(() => /\$1,925/) };

export const Loading: Story = {
  parameters: {
    ...answering(pending(freight.selectReferencePrices), pending(seaRoute.selectAll)),
    ...prices,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
};

/** The kind of a typed tracking number is shown; several pasted ones stay apart, and all of them are passed on. */
export const Tracked: Story = {
  parameters: { pixels: 'search form:has([name=number])' },
  play: async ({ canvas, canvasElement }) => {
    const box = await canvas.findByRole('textbox', { name: says('home.track') });
    await userEvent.type(box, 'csnu 621847 4');
    await canvas.findByText(says('home.trackIs.fits'));
    await userEvent.type(box, '{Backspace}5');
    await canvas.findByText(says('home.trackIs.wrong', { values: { digit: 4 } }));
    await userEvent.clear(box);
    const five = ['CSNU6218474', 'COSU6391457720', 'MEDUSH482015', 'HLCUSHA251104882', 'MAEU123456789'];
    await userEvent.click(box);
    await userEvent.paste(five.join('\n'));
    await canvas.findByText(says('home.trackIs.several', { values: { count: 5 }, whole: true }));
    await expect(box).toHaveValue(five.join(', '));
    await expect(canvasElement.querySelector('form [name=number]')).toBe(box);
  },
};

/** No prices this week yet. */
export const Empty: Story = {
  parameters: {
    ...answering(mock(freight.selectReferencePrices, { ...sampleReferencePrices('login'), rows: [] })),
    ...prices,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: says('home.pricesEmpty') })).toBeVisible();
  },
};

/** A new site: nothing is on sale and there are no articles; each part shows an empty state or is left out. */
export const JustOpened: Story = {
  parameters: {
    ...answering(
      mock(freight.selectReferencePrices, { ...sampleReferencePrices('login'), rows: [] }),
      mock(seaRoute.selectAll, { rows: [] }),
      mock(news.selectPage, { rows: [], total: 0, page: 1, limit: 10, lead: null, fresh: [] }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(says('home.newsNone'))).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('heading', { name: says('home.lanesTitle') })).toBeNull());
  },
};

/** Prices cannot be had; search and routes still work. */
export const Failed: Story = {
  parameters: { ...answering(fails(freight.selectReferencePrices, 'fault')), ...prices },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: says('failure.fault') })).toBeVisible();
  },
};

import type { DataOf } from '@fairway/gateway/contract/call';
import { freight } from '@fairway/gateway/contract/freight';
import { harbour } from '@fairway/gateway/contract/harbour';
import {
  fails,
  mock,
  pending,
  sampleCarriers,
  samplePorts,
  sampleSailings,
  sampleSailingsPage,
} from '@fairway/gateway/mock';
import { longestPriceMessage } from '@fairway/trade';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { alsoForMembers } from '../../../stories/forMembers.ts';
import {
  answering,
  type PortalStoryArgs,
  portalStories,
  sampleStrip,
  saying,
} from '../../../stories/portalStory.ts';
import {
  sampleCostedDetail,
  sampleCostsOf,
  withCostOf,
  withSampleCost,
} from '../../../stories/sampleCosts.ts';
import { priceMessageAddress } from './address.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const says = saying({ zh, en });

const names: DataOf<typeof harbour.selectNames> = {
  ports: Object.values(samplePorts).map(({ code, locode, nameZh, nameEn }) => ({
    code,
    locode,
    nameZh,
    nameEn,
    aliases: [],
    alsoKnownAs: [],
  })),
  carriers: [
    ...sampleCarriers().map(({ code, nameZh, nameEn }) => ({ code, nameZh, nameEn })),
    { code: 'MAEU', nameZh: '马士基', nameEn: 'Maersk' },
  ],
};
const namesCall = mock(harbour.selectNames, names);

const meta = {
  ...portalStories,
  title: 'Screens/Price message',
  args: { ...portalStories.args, address: priceMessageAddress(), reader: 'member' },
  parameters: answering(namesCall),
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

const button = (key: Parameters<typeof says>[0]) =>
  screen.findByRole('button', { name: says(key, { whole: true }) });
const field = () => screen.findByRole('textbox', { name: says('priceMessage.field') });
const read = async (message: string) => {
  await userEvent.click(await field());
  await userEvent.paste(message);
  await userEvent.click(await button('priceMessage.read'));
};
const table = () => screen.findByRole('table');
/** The focus ring and the place of the page do not depend on how fast a play was. */
const settle = () => {
  (document.activeElement as HTMLElement | null)?.blur();
  scrollTo(0, 0);
};

/** Nothing is pasted yet. A press shows the instruction, and moves the focus to the field. */
export const Empty: Story = {
  play: async () => {
    await userEvent.click(await button('priceMessage.read'));
    await expect(await field()).toHaveAccessibleDescription(says('priceMessage.missing'));
    await expect(await field()).toHaveFocus();
    settle();
  },
};

/** The example: certain and doubtful values, an unknown port, and our prices with the difference. */
export const Full: Story = {
  play: async () => {
    await userEvent.click(await button('priceMessage.example'));
    const rows = within(await table());
    await waitFor(() =>
      expect(rows.queryByRole('img', { name: says('priceMessage.ours.loading') })).toBeNull(),
    );
    await expect(rows.getAllByRole('row')).toHaveLength(5);
    // The sample has neither Oakport nor Shenzhen.
    await expect(rows.getAllByText(says('priceMessage.reason.unknownPort'))).toHaveLength(2);
    await expect(rows.getAllByText(says('priceMessage.ours.unknownRoute'))).toHaveLength(2);
    await expect(rows.getAllByText(says('priceMessage.ours.dearer')).length).toBeGreaterThan(0);
    settle();
  },
};

let queries: Record<string, unknown>[] = [];
/** Route, week and box type are all that leaves the browser. */
export const OnlyRoutesAreSent: Story = {
  beforeEach: () => {
    queries = [];
  },
  parameters: {
    ...answering(
      namesCall,
      mock(freight.selectWeekPrices, ({ query }) => {
        queries.push({ ...query });
        return sampleStrip(sampleSailings(), 'open');
      }),
    ),
    pixels: 'none',
  },
  play: async () => {
    await read(
      '王经理：上海-鹿特丹 MSK 11/28开 USD 1850/2900/2950 底价勿外传\n上海-鹿特丹 11/29开 USD 1800/2800/2850',
    );
    const rows = within(await table());
    await waitFor(() => expect(rows.getAllByText(says('priceMessage.ours.dearer'))).toHaveLength(2));
    await expect(queries).toEqual([
      expect.objectContaining({ origin: 'CNSHA', destination: 'NLRTM', week: '2026-W48', boxType: '40HQ' }),
    ]);
    for (const part of ['王经理', '底价', '2950', 'MSK'])
      await expect(JSON.stringify(queries)).not.toContain(part);
  },
};

const allInOffer = '上海-洛杉矶 MSK 11/28开 USD 1850/2900/2950 all in';

/** A price that is all in is compared with freight and its surcharges, which the cell names. */
export const AllIn: Story = {
  parameters: {
    ...answering(
      namesCall,
      mock(freight.selectSailings, () => {
        const rows = sampleSailings().map(withSampleCost);
        return sampleSailingsPage({ rows, ...sampleCostsOf(rows) });
      }),
      mock(freight.sailDetail, ({ query }) => sampleCostedDetail({}, query)),
    ),
    pixels: 'none',
  },
  play: async () => {
    await read(allInOffer);
    const rows = within(await table());
    const cell = await rows.findByText(says('priceMessage.ours.allIn'));
    for (const code of ['BAF', 'CAF']) await expect(cell).toHaveTextContent(code);
    for (const code of ['OTHC', 'DTHC', 'DOC']) await expect(cell).not.toHaveTextContent(code);
    settle();
  },
};

/** An offer in another currency is compared at a dated rate, which the cell names: all in, or freight alone. */
export const Converted: Story = {
  parameters: {
    ...answering(
      namesCall,
      mock(freight.selectWeekPrices, () => sampleStrip(sampleSailings(), 'open')),
      mock(freight.selectSailings, ({ query }) => {
        const rows = sampleSailings().map((sailing) => withCostOf(sailing, query));
        return sampleSailingsPage({ rows, ...sampleCostsOf(rows) });
      }),
      mock(freight.sailDetail, ({ query }) => sampleCostedDetail({}, query)),
    ),
    pixels: 'none',
  },
  play: async () => {
    await read('上海-洛杉矶 11/28开 RMB 13500/20000/20500 all in\n上海-洛杉矶 11/28开 RMB 13000/19000/19500');
    const rows = within(await table());
    await waitFor(() => expect(rows.getAllByText(/1 USD = 7\.0831 CNY/)).toHaveLength(2));
    await expect(rows.queryByText(/1 EUR/)).toBeNull();
    await expect(rows.getByText(says('priceMessage.ours.allIn'))).toBeVisible();
    await expect(rows.queryByText(says('priceMessage.ours.otherCurrency'))).toBeNull();
    settle();
  },
};

/** Without a subscription its surcharges are not open, and freight alone is not compared with it. */
export const AllInNotSubscribed: Story = {
  parameters: { ...answering(namesCall), pixels: 'none' },
  play: async () => {
    await read(allInOffer);
    const rows = within(await table());
    await expect(await rows.findByText(says('priceMessage.ours.notSubscribed'))).toBeVisible();
    await expect(rows.queryByText(says('priceMessage.ours.dearer'))).toBeNull();
    settle();
  },
};

/** Keyboard alone: tab into the field, paste, tab to the button, Enter. */
export const Keyboard: Story = {
  parameters: { pixels: 'none' },
  play: async () => {
    (await field()).focus();
    await userEvent.paste('上海-鹿特丹 MSK 11/28开 USD 1850/2900/2950');
    await userEvent.tab();
    await expect(await button('priceMessage.read')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await table()).toBeVisible();
    await expect(screen.getByText(says('priceMessage.allSure'))).toBeVisible();
    await userEvent.type(await field(), '!');
    await expect(screen.getByText(says('priceMessage.changed'))).toBeVisible();
  },
};

/** Text without a price: the page shows what to paste. */
export const NothingRecognised: Story = {
  play: async () => {
    await read('各位早上好，本周舱位紧张，请尽早订舱。');
    await expect(await screen.findByText(says('priceMessage.nothing.heading'))).toBeVisible();
    settle();
  },
};

/** Prices in yen, which have no exchange rate: their line is named, not dropped. */
export const OtherCurrency: Story = {
  parameters: { looks: 'first' },
  play: async () => {
    await read('上海-鹿特丹\nCOSCO 40HQ USD 2950\nCMA 20GP JPY 150000');
    await expect(await screen.findByText(says('priceMessage.otherCurrencies.heading'))).toBeVisible();
    await expect(screen.getAllByText(/CMA 20GP JPY 150000/).length).toBeGreaterThan(0);
    await expect(screen.queryByText(says('priceMessage.allSure'))).toBeNull();
    settle();
  },
};

/** Longer than one message can be. */
export const Cut: Story = {
  parameters: { pixels: 'none' },
  play: async () => {
    await read(`上海-鹿特丹 USD 1850/2900/2950\n${' '.repeat(longestPriceMessage)}`);
    await expect(await screen.findByText(says('priceMessage.cut.heading'))).toBeVisible();
  },
};

/** The names of ports are on their way. */
export const Loading: Story = {
  parameters: { ...answering(pending(harbour.selectNames)), pixels: 'none' },
  play: async () => {
    await userEvent.click(await button('priceMessage.example'));
    await expect(await screen.findByRole('button', { busy: true })).toBeVisible();
  },
};

/** Our prices are on their way; the message can already be read. */
export const LookingUp: Story = {
  parameters: { ...answering(namesCall, pending(freight.selectWeekPrices)), pixels: 'none' },
  play: async () => {
    await userEvent.click(await button('priceMessage.example'));
    const rows = within(await table());
    await expect(
      (await rows.findAllByRole('img', { name: says('priceMessage.ours.loading') })).length,
    ).toBeGreaterThan(0);
  },
};

/** The names of ports could not be loaded. */
export const Failed: Story = {
  parameters: { ...answering(fails(harbour.selectNames, 'fault')), pixels: 'none' },
  play: async () => {
    await userEvent.click(await button('priceMessage.example'));
    await expect(await screen.findByRole('alert')).toBeVisible();
    await expect(await field()).not.toHaveValue('');
  },
};

/** Our prices could not be looked up: the rows stay, and the lookups can be repeated. */
export const FailedLookup: Story = {
  parameters: answering(namesCall, fails(freight.selectWeekPrices, 'fault')),
  play: async () => {
    await read('上海-鹿特丹 MSK 11/28开 USD 1850/2900/2950');
    await expect(await screen.findByText(says('priceMessage.failed'))).toBeVisible();
    await userEvent.click(await button('priceMessage.again'));
    await expect(await screen.findByText(says('priceMessage.failed'))).toBeVisible();
    settle();
  },
};

/** A visitor sees the rows, and logs in to see our prices. */
export const Visitor: Story = {
  args: { reader: 'visitor' },
  parameters: { pixels: 'none' },
  play: async () => {
    await read('上海-鹿特丹 MSK 11/28开 USD 1850/2900/2950');
    await expect(await screen.findByText(says('priceMessage.login'))).toBeVisible();
    await expect(within(await table()).getByText(says('priceMessage.ours.login'))).toBeVisible();
  },
};

/** A word without a space does not widen the page. */
export const LongWords: Story = {
  play: async () => {
    await read(
      `上海-${'Llanfairpwllgwyngyll'.repeat(4)} USD 1850/2900/2950 ${'订舱'.repeat(40)}${'X'.repeat(80)}`,
    );
    await expect(await table()).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    settle();
  },
};
const forMembers = alsoForMembers(priceMessageAddress());
export const ForMembers = { ...forMembers, args: { ...forMembers.args, reader: 'visitor' } } satisfies Story;

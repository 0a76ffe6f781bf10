import { type CostedSailing, freight } from '@fairway/gateway/contract/freight';
import { mock, samplePriceChange, sampleSailings, sampleSailingsPage } from '@fairway/gateway/mock';
import { byTotal } from '@fairway/trade';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import {
  answering,
  type PortalStoryArgs,
  portalStories,
  readAs,
  saying,
} from '../../../stories/portalStory.ts';
import { sampleCostsOf, withSampleCost } from '../../../stories/sampleCosts.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const says = saying({ zh, en });
const lane = '/shipPriceInfo?origin=CNSHA&destination=USLAX&week=2026-W48';

const meta = {
  ...portalStories,
  title: 'Screens/Freight costs',
  args: { ...portalStories.args, address: lane },
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Ranked by the cost of the shipment in the address; one sailing lacks a price and is last. */
export const ByTotal: Story = {
  args: { reader: 'member', address: `${lane}&sort=total&boxes=2x20GP-1x40HQ&incoterm=FOB` },
  parameters: answering(
    mock(freight.selectSailings, () => {
      const rows = sampleSailings()
        .map(withSampleCost)
        .toSorted((one, other) =>
          byTotal(one.cost?.total?.amount ?? null, other.cost?.total?.amount ?? null),
        );
      return sampleSailingsPage({ rows, ...sampleCostsOf(rows) });
    }),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', {
      name: /2 × 20GP \+ 1 × 40HQ · FOB · USD/,
    });
    const best = await canvas.findAllByText(says('shipment.cheapest', { whole: true }));
    await expect(best.filter((each) => each.checkVisibility())).toHaveLength(1);
  },
};

/** As it is without a subscription. */
const withFreightAlone = (sailing: CostedSailing): CostedSailing => {
  const freightAmount = sailing.cost?.parts.freight ?? 0;
  const parts = { freight: freightAmount, surcharges: 0, origin: 0, destination: 0 };
  return { ...sailing, cost: { total: { amount: freightAmount, currency: 'USD' }, parts, missing: [] } };
};

/** Without a subscription there is one amount, the freight: the words name no other, and the bars need no legend. */
export const FreightAlone: Story = {
  args: { reader: 'member', address: `${lane}&sort=total&boxes=2x20GP-1x40HQ` },
  parameters: {
    ...answering(
      mock(freight.selectSailings, () =>
        sampleSailingsPage({ rows: sampleSailings().map(withSampleCost).map(withFreightAlone) }),
      ),
    ),
    pixels: 'none',
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('table');
    await expect(
      canvas.getByRole('option', { name: says('freight.sorts.freightTotal') }),
    ).toBeInTheDocument();
    await expect(canvas.queryByText(says('shipment.parts.surcharges', { whole: true }))).toBeNull();
    await expect(canvas.getByText(says('freight.subscribePrompt'))).toBeVisible();
  },
};

/** A sub-account cannot subscribe, so it is sent to its administrator. */
export const SubAccount: Story = {
  args: { reader: 'member', address: `${lane}&boxes=2x20GP` },
  parameters: { ...answering(...readAs('subAccount')), pixels: 'none' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(says('freight.askAdmin'))).toBeVisible();
    await expect(canvas.queryByRole('link', { name: says('freight.subscribe') })).toBeNull();
  },
};

/** The page names the entries of the address that are no shipment, and computes nothing. */
export const UnreadableShipment: Story = {
  args: { reader: 'member', address: `${lane}&boxes=many` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(says('shipment.problems.boxes'))).toBeVisible();
  },
};

/** The form of the shipment, in which a term that does not fit containers is refused. */
export const ShipmentForm: Story = {
  args: { reader: 'member', address: `${lane}&boxes=2x20GP-1x40HQ&incoterm=FOB` },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', {
        name: /2 × 20GP \+ 1 × 40HQ · FOB · USD/,
      }),
    );
    const term = await screen.findByRole('combobox', { name: says('shipment.incoterm') });
    await userEvent.selectOptions(term, 'FAS');
    await expect(
      await screen.findByText(/FCA/, { selector: '[id$="notice"], [id$="notice"] *' }),
    ).toBeVisible();
  },
};

/** The price is the same although freight and a surcharge changed. */
export const PriceLevel: Story = {
  args: { reader: 'member' },
  parameters: answering(
    mock(freight.selectPriceChange, () => {
      const { before, parts } = samplePriceChange();
      const [, surcharge] = parts;
      return samplePriceChange({
        after: before,
        parts: [{ kind: 'freight', amount: -5000 }, ...(surcharge ? [surcharge] : [])],
      });
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(says('priceChange.level'))).toBeVisible();
  },
};

/** The week before has no price to compare with. */
export const NoFormerPrice: Story = {
  args: { reader: 'member' },
  parameters: answering(
    mock(freight.selectPriceChange, samplePriceChange({ before: null, parts: [], scope: 'freight' })),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(says('priceChange.noPrice'))).toBeVisible();
  },
};

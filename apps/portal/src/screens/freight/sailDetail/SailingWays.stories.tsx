import { freight, type SailingDetail } from '@fairway/gateway/contract/freight';
import { mock, sampleId, samplePort, sampleSailing } from '@fairway/gateway/mock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { answering, type PortalStoryArgs, portalStories, saying } from '../../../stories/portalStory.ts';
import { sampleCostedDetail } from '../../../stories/sampleCosts.ts';
import { sampleWays } from '../../../stories/samplePorts.ts';
import { words as en } from './words.en.ts';
import { words as zh } from './words.zh.ts';

const says = saying({ zh, en });
const shipment = 'boxes=2x20GP-1x40HQ&incoterm=FOB';
const meta = {
  ...portalStories,
  title: 'Screens/Sailing ways',
  args: { address: `/sailDetail?id=${sampleId(1, 0)}&${shipment}#route`, reader: 'member' },
} satisfies Meta<PortalStoryArgs>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The sample with a surcharge for the Cape in place of its fuel surcharge. */
function withCapeSurcharge(detail: SailingDetail): SailingDetail {
  const rename = <Charge extends { code: string; nameZh: string; nameEn: string }>(charge: Charge): Charge =>
    charge.code === 'BAF'
      ? { ...charge, code: 'CGS', nameZh: '好望角绕航附加费', nameEn: 'Cape of Good Hope surcharge' }
      : charge;
  const { cost, surcharges } = detail;
  return {
    ...detail,
    surcharges: surcharges.map(rename),
    cost: cost && { ...cost, lines: cost.lines.map(rename) },
  };
}

const usd = (amount: number) => ({ amount: amount * 100, currency: 'USD' }) as const;
const canalDues = [
  { code: 'SCS', amounts: { '20GP': usd(60), '40GP': usd(120), '40HQ': usd(120) }, shipment: usd(240) },
];
const capeSurcharge = [
  { code: 'CGS', amounts: { '20GP': usd(180), '40GP': usd(360), '40HQ': usd(360) }, shipment: usd(720) },
];

/** Shanghai to Rotterdam in 40 days. The emissions are those of four TEU at 71.7 g a kilometre. */
function toRotterdam(way: SailingDetail['way']): SailingDetail {
  const sailing = sampleSailing({ transitDays: 40 });
  const costed = sampleCostedDetail({ destination: samplePort('NLRTM'), sailing, way });
  const detail = way?.name === 'cape' ? withCapeSurcharge(costed) : costed;
  const days = { suez: 30, cape: 40 };
  const ways = sampleWays.map(({ name, nauticalMiles, lines }) => {
    const perTeu = Math.round(71.7 * nauticalMiles * 1.852);
    return {
      ...{ name, nauticalMiles, lines, perTeu, shipment: 4 * perTeu },
      days: name === 'suez' ? days.suez : days.cape,
      isTaken: name === way?.name,
      surcharges: name === 'suez' ? canalDues : capeSurcharge,
    };
  });
  const takenWay = ways.find((each) => each.isTaken);
  const { emissions } = detail;
  return {
    ...detail,
    ways,
    track: {
      lines: takenWay?.lines ?? ways[0]?.lines ?? [],
      nauticalMiles: takenWay?.nauticalMiles ?? 10_614,
      via: way?.name === 'suez' ? ['suez'] : [],
    },
    emissions:
      emissions && takenWay
        ? {
            ...emissions,
            ...{
              nauticalMiles: takenWay.nauticalMiles,
              perTeu: takenWay.perTeu,
              shipment: takenWay.shipment,
            },
            boxes: [
              { type: '20GP', count: 2, each: takenWay.perTeu },
              { type: '40HQ', count: 1, each: 2 * takenWay.perTeu },
            ],
          }
        : null,
  };
}

/** Opens the tab of the route, which phones have. */
async function openRoute(canvas: Canvas) {
  const tab = () => canvas.queryByRole('tab', { name: says('detail.part.route') });
  await waitFor(() => expect(tab() ?? canvas.queryAllByText(says('ways.surcharges'))[0]).toBeTruthy(), {
    timeout: 10_000,
  });
  const opener = tab();
  if (opener) await userEvent.click(opener);
  await expect((await canvas.findAllByText(says('ways.surcharges')))[0]).toBeInTheDocument();
}

/** The canal against the cape: the sailing takes the cape, according to its transit days. */
export const Estimated: Story = {
  parameters: answering(mock(freight.sailDetail, toRotterdam({ name: 'cape', estimated: true }))),
  play: async ({ canvas }) => {
    await openRoute(canvas);
    await expect(canvas.getByText(says('ways.takenEstimated'))).toBeVisible();
  },
};

/** Transit days that fit neither: no way is taken, and no emissions are named. */
export const Unknown: Story = {
  parameters: answering(mock(freight.sailDetail, toRotterdam(null))),
  play: async ({ canvas }) => {
    await openRoute(canvas);
    await expect(canvas.getByText(says('ways.unknown'))).toBeVisible();
    await expect(canvas.queryByText(says('ways.takenEstimated'))).toBeNull();
  },
};

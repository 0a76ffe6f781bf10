import type { PossibleWay } from '@fairway/gateway/contract/emissions';
import type {
  ClosedLane,
  freight as calls,
  SailingDetail,
  Surcharge,
} from '@fairway/gateway/contract/freight';
import type { Port, PortBrief } from '@fairway/gateway/contract/harbour';
import type { BoxPrices } from '@fairway/gateway/contract/shapes';
import {
  demurrageBoxOf,
  formatWeek,
  readShipment,
  type Shipment,
  sailingTotal,
  shipmentBoxFacts,
  type WayName,
  waySurcharges,
} from '@fairway/trade';
import type { Handling } from '../../../http/answer.ts';
import { dayAt } from '../../../time/zone.ts';
import { importFreeTime } from '../../demurrageTariff/index.ts';
import { portsByCode, type Way } from '../../harbour/index.ts';
import { laneIsOpen } from '../../subscribe/index.ts';
import { toSheet } from '../cost/costSheet.ts';
import { type LaneTariff, laneTariff } from '../cost/laneCosts.ts';
import { chargesOf } from '../cost/sailingCost.ts';
import type { TariffRate } from '../cost/tariff.ts';
import { ratesOf } from '../exchange/exchangeStore.ts';
import { boxPrices, percentOf, totalsOf } from '../rules.ts';
import { pricesOf, toSailing } from '../sailings/listedSailing.ts';
import { emissionSheetOf, possibleWays } from '../way/emissions.ts';
import { laneWays } from '../way/laneWays.ts';
import {
  type FoundSailing,
  type FoundVessel,
  findOftenAdded,
  findSailing,
  findTrack,
  findVessel,
} from './detailStore.ts';

/** Returns all details of one sailing, for a tenant whose running subscription or trial covers its route. */
export async function sailingDetail({
  query,
  db,
  caller,
  now,
  refuse,
}: Pick<
  Handling<typeof calls.sailDetail>,
  'query' | 'db' | 'caller' | 'now' | 'refuse'
>): Promise<SailingDetail> {
  const sailing = await findSailing(db, query.id);
  if (!sailing) return refuse('notFound');
  const ports = await portsByCode(db, [sailing.origin, sailing.destination]);
  const origin = ports.get(sailing.origin);
  const destination = ports.get(sailing.destination);
  if (!origin || !destination) return refuse('notFound');
  if (!(await laneIsOpen(db, caller, sailing.seaRouteId, now))) {
    return refuse('subscriptionRequired', {
      data: {
        seaRouteId: sailing.seaRouteId,
        origin: brief(origin),
        destination: brief(destination),
      } satisfies ClosedLane,
    });
  }

  const { shipment } = readShipment(query);
  const day = dayAt(sailing.departure, origin.zone);
  const lane = { origin, destination, from: day, to: day, carriers: [sailing.carrierCode] };
  const [tariff, oftenAdded, track, vessel, ways, freeTime] = await Promise.all([
    laneTariff(db, lane, now),
    findOftenAdded(db),
    findTrack(db, sailing),
    findVessel(db, sailing),
    laneWays(db, sailing),
    importFreeTime(
      db,
      {
        ...{ port: destination, carrierCode: sailing.carrierCode },
        box: demurrageBoxOf(shipmentBoxFacts[shipment?.boxes[0].type ?? '40HQ'].iso) ?? '40DRY',
        day: dayAt(sailing.arrival, destination.zone),
      },
      now,
    ),
  ]);
  const rates = tariff.surchargesOf(sailing);
  const freight = boxPrices(pricesOf(sailing), sailing.currency);
  const surcharges = rates.map((rate) => toSurcharge(rate, freight));
  const way = ways.takenBy(sailing);
  const takenWay = ways.waysBy(sailing.transitPort).find(({ name }) => name === way?.name);
  const { lane: emissionLane } = ways;
  return {
    sailing: toSailing(sailing, origin, destination, 'open', now),
    origin,
    destination,
    week: formatWeek(sailing.week),
    cutOffs: cutOffsOf(sailing, origin),
    vessel: vessel ? toVessel(vessel) : null,
    track: takenWay ? canalTrackOf(takenWay) : (track ?? { lines: [], nauticalMiles: 0, via: [] }),
    way,
    ways: possibleWays({
      ...{ ways, sailing, day, shipment },
      surchargesBy: (name) => wayChargesOf(tariff, sailing, name, shipment),
    }),
    emissions:
      takenWay === undefined
        ? null
        : emissionSheetOf({ lane: emissionLane, nauticalMiles: takenWay.nauticalMiles, day }, shipment),
    currency: sailing.currency,
    surcharges,
    totals: totalsOf(freight, surcharges, sailing.currency),
    cost: shipment && toSheet(tariff, shipment, sailing, oftenAdded),
    freeDays: { demurrage: sailing.demurrageDays, detention: sailing.detentionDays },
    freeTime,
    remarkZh: sailing.remarkZh,
    remarkEn: sailing.remarkEn,
    updatedAt: latest([sailing, ...rates]).toISOString(),
    sample: sailing.sample,
  };
}

/** A way as a track, with the canals on it. */
function canalTrackOf({ lines, nauticalMiles, via }: Way): SailingDetail['track'] {
  return { lines, nauticalMiles, via: via.filter((tag) => tag === 'suez' || tag === 'panama') };
}

/** The closings that are known, the earliest first; those at one time in the order of the trade. */
function cutOffsOf(sailing: FoundSailing, origin: Port): SailingDetail['cutOffs'] {
  const closings = [
    ['ECP', sailing.emptyPickUp],
    ['EFC', sailing.gateOpen],
    ['AFC', sailing.manifestCutOff],
    ['DCO', sailing.closing],
    ['VCO', sailing.vgmCutOff],
    ['CUA', sailing.customsCutOff],
    ['FCO', sailing.fullBoxIn],
    ['PCO', sailing.portCutOff],
  ] as const;
  return closings
    .flatMap(([code, at]) => (at ? [{ code, time: { at: at.toISOString(), zone: origin.zone } }] : []))
    .sort((a, b) => Date.parse(a.time.at) - Date.parse(b.time.at));
}

function toSurcharge(rate: TariffRate, freight: BoxPrices): Surcharge {
  const { code, nameZh, nameEn, basis, side, payable, currency, basisPoints } = rate;
  const amounts =
    currency === null
      ? percentOf(freight, basisPoints ?? 0)
      : boxPrices({ gp20: rate.amountGp20, gp40: rate.amountGp40, hq40: rate.amountHq40 }, currency);
  return {
    code,
    nameZh,
    nameEn,
    basis,
    side,
    payable,
    amounts,
    percent: basisPoints === null ? null : basisPoints / 100,
  };
}

/** The surcharges that a sailing has by one way only, of one box and of the shipment. */
function wayChargesOf(
  tariff: LaneTariff,
  sailing: FoundSailing,
  way: WayName,
  shipment: Shipment | null,
): PossibleWay['surcharges'] {
  const freight = boxPrices(pricesOf(sailing), sailing.currency);
  const rates = tariff.surchargesBy(sailing, way);
  const lines = shipment && sailingTotal(chargesOf(sailing, rates), shipment, ratesOf(tariff.rates)).lines;
  return rates
    .filter((rate) => rate.way !== null || waySurcharges[rate.code]?.includes(way))
    .map((rate) => {
      const line = lines?.find(({ code }) => code === rate.code);
      const amount = line === undefined || line.lacking ? null : line.converted;
      const total = shipment && amount !== null ? { amount, currency: shipment.currency } : null;
      return { code: rate.code, amounts: toSurcharge(rate, freight).amounts, shipment: total };
    });
}

/** Returns the time of the last change to the cost of a sailing. */
function latest(rows: readonly { readonly updatedAt: Date }[]): Date {
  return new Date(Math.max(...rows.map(({ updatedAt }) => updatedAt.getTime())));
}

function toVessel({ operatorName, ...vessel }: FoundVessel): SailingDetail['vessel'] {
  return { ...vessel, operator: operatorName };
}

/** A port by its names. */
function brief({ code, nameZh, nameEn }: PortBrief): PortBrief {
  return { code, nameZh, nameEn };
}

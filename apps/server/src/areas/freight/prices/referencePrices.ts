import type { DataOf } from '@fairway/gateway/contract/call';
import type { freight } from '@fairway/gateway/contract/freight';
import { addWeeks, formatWeek, weeksFrom } from '@fairway/trade';
import type { Db } from '../../../database/db.ts';
import { portsByCode } from '../../harbour/index.ts';
import { bookableWeeks, commonWeek } from '../bookable.ts';
import { boxPrices, changePercent } from '../rules.ts';
import { baseWeek, indexOf } from './priceIndex.ts';
import { lowestOf } from './weekPrices.ts';
import { laneOutlooks, referenceLanes, trendStart, weekOffers } from './weekStore.ts';

/** Returns the home page's table: lowest prices of the busiest routes, each in its first week that can still be booked. */
export async function referencePrices(
  db: Db,
  now: Date,
  access: 'open' | 'login',
): Promise<DataOf<typeof freight.selectReferencePrices>> {
  const lanes = await referenceLanes(db, now);
  const ids = lanes.map((lane) => lane.id);
  const weeks = await bookableWeeks(db, ids, now);
  const common = commonWeek(weeks.values(), now);
  const [first, last] = [Math.min(common, ...weeks.values()), Math.max(common, ...weeks.values())];
  const [offers, outlooks] = await Promise.all([
    weekOffers(db, ids, trendStart(first), last, now),
    laneOutlooks(db, weeks, now),
  ]);
  const transitCodes = outlooks.flatMap((outlook) => outlook.transitPort ?? []);
  const codes = lanes.flatMap((lane) => [lane.origin, lane.destination]);
  const ports = await portsByCode(db, [...new Set([...codes, ...transitCodes])]);
  const offerOf = new Map(offers.map((offer) => [`${offer.seaRouteId} ${offer.week}`, offer]));
  const outlookOf = new Map(outlooks.map((outlook) => [outlook.seaRouteId, outlook]));

  const rows = lanes.flatMap((lane) => {
    const origin = ports.get(lane.origin);
    const destination = ports.get(lane.destination);
    if (!origin || !destination) return [];
    const outlook = outlookOf.get(lane.id);
    const week = weeks.get(lane.id) ?? common;
    const offer = offerOf.get(`${lane.id} ${week}`);
    const quotes = weeksFrom(trendStart(week), 12).map((each) => {
      const quoted = offerOf.get(`${lane.id} ${each}`);
      const amount = lowestOf(quoted, '40HQ');
      return quoted && amount !== null ? { amount, currency: quoted.currency } : null;
    });
    const before = lowestOf(offerOf.get(`${lane.id} ${addWeeks(week, -1)}`), '40HQ');
    const transit = outlook?.transitPort ? ports.get(outlook.transitPort) : undefined;
    const open = access === 'open';
    return {
      origin,
      destination,
      week: formatWeek(week),
      earliestCutOff: outlook ? { at: outlook.earliestCutOff.toISOString(), zone: origin.zone } : null,
      transitDays: outlook?.transitDays ?? null,
      transitPort: transit ? { code: transit.code, nameZh: transit.nameZh, nameEn: transit.nameEn } : null,
      prices:
        open && offer
          ? boxPrices(
              { gp20: offer.lowestGp20, gp40: offer.lowestGp40, hq40: offer.lowestHq40 },
              offer.currency,
            )
          : null,
      change: changePercent(lowestOf(offer, '40HQ'), before),
      trend: open ? quotes.map((quote) => quote?.amount ?? null) : [],
      index: indexOf(quotes, baseWeek([quotes])),
    };
  });
  const latest = offers.map((offer) => offer.updatedAt.getTime());
  return {
    week: formatWeek(common),
    access,
    updatedAt: latest.length > 0 ? new Date(Math.max(...latest)).toISOString() : null,
    sample: lanes.some((lane) => lane.sample),
    rows,
  };
}

import type { TransportCode } from '@fairway/gateway/contract/codes';
import type { SailingDetail } from '@fairway/gateway/contract/freight';
import type { QuoteBuying, QuoteContent, QuoteOption } from '@fairway/gateway/contract/quote';
import { dayMs, readShipment, type Shipment } from '@fairway/trade';
import type { Db } from '../../../database/db.ts';
import type { Member } from '../../../http/caller.ts';
import type { Refuse } from '../../../http/refuse.ts';
import { later } from '../../../time/later.ts';
import { instantAt } from '../../../time/zone.ts';
import { sailingDetail } from '../../freight/index.ts';
import type { StoredRequest } from '../tables.ts';
import { type PricedSailing, priceSailing } from './pricing.ts';

/** Refusals of functions that price sailings. */
export type RefusePricing = Refuse<
  | TransportCode
  | 'notFound'
  | 'subscriptionRequired'
  | 'quoteSailingClosed'
  | 'quoteSailingGone'
  | 'quotePriceMissing'
  | 'quoteRateMissing'
  | 'quotePriceNegative'
  | 'quoteNothingToPay'
  | 'quoteRoutesDiffer'
>;

export interface Pricing {
  readonly db: Db;
  readonly caller: Member;
  readonly now: Date;
  readonly refuse: RefusePricing;
}

/** A quotation without its number, version and sender. */
export interface BuiltQuote {
  readonly seaRouteId: string;
  readonly content: Omit<QuoteContent, 'number' | 'version' | 'sender'>;
  readonly buying: QuoteBuying;
  readonly validUntil: Date;
  /** Of the cheapest sailing. */
  readonly lowest: number;
}

/** Default validity of a quotation in seconds. */
const usualValidity = 7 * (dayMs / 1000);
/** The shipment to quote where none was typed. */
const oneBox = { boxes: '1x40HQ' } as const;

/** Prices the sailings of a request at the current rates. Refuses those that cannot be quoted. */
export async function buildQuote(pricing: Pricing, request: StoredRequest): Promise<BuiltQuote> {
  const { now, refuse } = pricing;
  const { seaRouteId, sailingIds } = await routeOf(pricing, request.sailingIds);
  const query = request.shipment.boxes === undefined ? { ...request.shipment, ...oneBox } : request.shipment;
  const { shipment } = readShipment(query);
  if (!shipment) return refuse('notFound');
  const details: SailingDetail[] = [];
  for (const id of sailingIds) details.push(await sailingDetail({ ...pricing, query: { id, ...query } }));
  const prices = details.map((detail) => pricedOrRefused(detail, request, refuse));
  const closings = details.map(({ sailing }) => Date.parse(sailing.closing.at));
  const validUntil = endOfValidity(request.validTo, Math.min(...closings), now);
  const { language, customer, payer, remark, conditions } = request;
  return {
    seaRouteId,
    validUntil,
    lowest: Math.min(...prices.map(({ total }) => total.amount)),
    content: {
      ...{ language, customer, payer, remark, conditions },
      ...shipmentParts(shipment),
      options: details.map((detail, index) => toOption(detail, prices[index])),
      rates: details[0]?.cost?.rates ?? [],
      validUntil: validUntil.toISOString(),
    },
    buying: {
      margin: request.margin,
      options: prices.map(({ buying, total }) => ({
        lines: buying.lines,
        total: { amount: buying.total, currency: total.currency },
        profit: { amount: total.amount - buying.total, currency: total.currency },
      })),
    },
  };
}

/** The one route of some sailings. */
async function routeOf({ db, refuse }: Pricing, ids: readonly string[]) {
  const sailingIds = [...new Set(ids)];
  const rows = await db
    .selectFrom('sailing')
    .select(['id', 'seaRouteId'])
    .where('id', 'in', sailingIds)
    .execute();
  const [first] = rows;
  if (!first || rows.length < sailingIds.length) return refuse('quoteSailingGone');
  const { seaRouteId } = first;
  if (rows.some((row) => row.seaRouteId !== seaRouteId)) return refuse('quoteRoutesDiffer');
  return { seaRouteId, sailingIds };
}

function pricedOrRefused(
  { sailing, cost }: SailingDetail,
  request: StoredRequest,
  refuse: RefusePricing,
): PricedSailing {
  const { vessel, voyage } = sailing;
  if (sailing.closedBy !== null) return refuse('quoteSailingClosed', { params: { vessel, voyage } });
  if (!cost) return refuse('notFound');
  const prices = priceSailing(cost, request);
  if (!('kind' in prices)) return prices;
  switch (prices.kind) {
    case 'price':
      return refuse('quotePriceMissing', {
        params: { vessel, voyage, part: prices.part, partZh: prices.partZh },
      });
    case 'rate':
      return refuse('quoteRateMissing', { params: { currency: prices.currency } });
    case 'negative':
      return refuse('quotePriceNegative', { params: { part: prices.part, partZh: prices.partZh } });
    case 'nothing':
      return refuse('quoteNothingToPay');
  }
}

/** The end of a day in China, and never after the first cut-off; a day that is over means the cut-off. */
export function endOfValidity(validTo: string | null, firstCutOff: number, now: Date): Date {
  const wantedEnd =
    validTo === null ? later(now, usualValidity) : instantAt(validTo, '23:59', 'Asia/Shanghai');
  const end = Math.min(wantedEnd.getTime(), firstCutOff);
  return new Date(end > now.getTime() ? end : firstCutOff);
}

function shipmentParts({ boxes, incoterm, terms, currency }: Shipment) {
  return { boxes: [...boxes], incoterm, terms, currency };
}

function toOption(detail: SailingDetail, prices: PricedSailing | undefined): QuoteOption {
  if (!prices) throw new Error('a sailing without its price');
  const { sailing, freeDays } = detail;
  const brief = ({ code, nameZh, nameEn }: SailingDetail['origin']) => ({ code, nameZh, nameEn });
  const { carrier, vessel, voyage, transitPort, closing, departure, arrival, transitDays } = sailing;
  const { lines, sums, total, excluded } = prices;
  return {
    ...{ sailingId: sailing.id, carrier, vessel, voyage, transitPort, closing, departure, arrival },
    ...{ transitDays, freeDays, lines, sums, total, excluded },
    origin: brief(detail.origin),
    destination: brief(detail.destination),
  };
}

import { type CarrierNames, readCarriers } from '../carriers/readCarriers.ts';
import { type PriceDifference, readDifferences } from '../conditions/differences.ts';
import { remarkOf, takeNoise } from '../conditions/remark.ts';
import type { DateOrder } from '../dates/dateOrder.ts';
import { readDays } from '../dates/dayCounts.ts';
import { readLineDates } from '../dates/lineDates.ts';
import { listedPlace, listedSide } from '../places/listedPlace.ts';
import { type Places, readPlaces } from '../places/readPlaces.ts';
import type { PortNames } from '../places/readPorts.ts';
import type { PriceCurrency, PriceField } from '../priceRow.ts';
import type { PriceGroup } from '../prices/offers.ts';
import type { BoxWord } from '../prices/priceToken.ts';
import { readPrices } from '../prices/readPrices.ts';
import { plainLine } from '../text/plainLine.ts';
import { Scan } from '../text/scan.ts';
import { offerCuts } from './offerCuts.ts';

export interface ReadOptions {
  readonly ports: PortNames;
  readonly carriers: CarrierNames;
  /** Day of reference, `2026-11-20`: dates without a year are near it. */
  readonly today: string;
  readonly dateOrder: DateOrder;
}

/** The facts from the lines above. */
export interface Above {
  readonly hasOrigin: boolean;
  readonly hasDestination: boolean;
  readonly layout: readonly BoxWord[];
  /** The side whose port begins each line of a list. */
  readonly listSide: 'origin' | 'destination' | null;
}

/** Fields that a line shares with its neighbours. */
export interface SharedFields {
  readonly carrier: PriceField<string> | null;
  readonly currency: PriceField<PriceCurrency> | null;
  readonly validFrom: PriceField<string> | null;
  readonly validTo: PriceField<string> | null;
  readonly departure: PriceField<string> | null;
  readonly weekday: PriceField<number> | null;
  readonly transitDays: PriceField<number> | null;
  readonly freeDays: PriceField<number> | null;
  readonly via: PriceField<string> | null;
}

/** The fields of a line that gives none of them. */
export const noSharedFields: SharedFields = {
  carrier: null,
  currency: null,
  validFrom: null,
  validTo: null,
  departure: null,
  weekday: null,
  transitDays: null,
  freeDays: null,
  via: null,
};
export const sharedNames = Object.keys(noSharedFields) as (keyof SharedFields)[];

/** The facts of a line, or of a part of it with one offer. */
export interface LineFacts {
  readonly start: number;
  readonly end: number;
  readonly places: Places;
  readonly shared: SharedFields;
  readonly group: PriceGroup | null;
  readonly layout: readonly BoxWord[];
  readonly remark: string;
  readonly differences: readonly PriceDifference[];
  /** Whether it says that there is nothing to sell. */
  readonly soldOut: boolean;
  /** Whether it is the end of a line with several offers, which applies to all of them. */
  readonly tail: boolean;
}

/** Reads a line: one part for each offer in it, and one for the words behind the last of several. */
export function readLine(text: string, offset: number, above: Above, options: ReadOptions): LineFacts[] {
  const whole = readPart(text, offset, above, options);
  if (whole.groups.length < 2) return [whole.facts];
  const line = plainLine(text);
  const layout = whole.facts.layout.length > 0 ? whole.facts.layout : above.layout;
  const cuts = offerCuts(line, whole.groups, options);
  const last = whole.groups.at(-1)?.end ?? text.length;
  const bounds = [0, ...cuts, last, text.length];
  let { hasOrigin, hasDestination, listSide } = above;
  let title: Partial<SharedFields> = {};
  // 特马 / 洛美 3000/4600/4600, 2950/4500/4500: a price for each port of a list in front of them.
  const { destinations } = whole.facts.places;
  const isInFront = destinations.every(({ end }) => end - offset <= (whole.groups[0]?.start ?? 0));
  // Two offers behind a list of three ports: which port has which is not said.
  const isUnclearList = isInFront && destinations.length > 1 && destinations.length !== whole.groups.length;
  const { carrier } = whole.facts.shared;
  const commonCarrier =
    carrier?.doubt === null && isOfAllOffers(line, carrier.start - offset, whole.groups) ? carrier : null;
  const portsByOffer = isInFront && destinations.length === whole.groups.length ? destinations : null;
  return bounds.slice(1).flatMap((end, index) => {
    const start = bounds[index] ?? 0;
    if (end <= start) return [];
    const part = readPart(
      text.slice(start, end),
      offset + start,
      { hasOrigin, hasDestination, layout, listSide },
      options,
    );
    // 上海→釜山 50/100；→平泽 80/160
    listSide = /^[ ;,]{0,3}[->]/.test(line.slice(end, end + 5)) ? 'destination' : listedSide(part.facts);
    hasOrigin ||= part.facts.places.origins.length > 0;
    hasDestination ||= part.facts.places.destinations.length > 0;
    // A carrier in front of all prices, and words in front of the first port, are those of all offers.
    if (index === 0) title = titleOf(part.facts);
    const shared = withDefaults(
      part.facts.shared,
      commonCarrier ? { ...title, carrier: commonCarrier } : title,
    );
    const places = portsByOffer?.[index]
      ? { ...part.facts.places, destinations: [portsByOffer[index]] }
      : part.facts.places;
    const group = part.facts.group && isUnclearList ? inDoubt(part.facts.group) : part.facts.group;
    return [{ ...part.facts, group, places, shared, tail: index === bounds.length - 2 }];
  });
}

function inDoubt(group: PriceGroup): PriceGroup {
  const entries = Object.entries(group.prices).map(([box, price]) => [
    box,
    { ...price, doubt: price.doubt ?? 'boxes' },
  ]);
  return { ...group, prices: Object.fromEntries(entries) };
}

/** Whether a carrier is in front of the first price, or behind the last one with a word for all of them: 均为MSC. */
function isOfAllOffers(line: string, start: number, groups: readonly PriceGroup[]): boolean {
  const [first] = groups;
  const end = groups.at(-1)?.end ?? 0;
  if (!first || start < first.start) return true;
  return (
    start >= end && /(?:均|都|全部|以上|\ball (?:by|with)?) ?(?:为|是|走)? ?$/i.test(line.slice(end, start))
  );
}

/** The fields of a part that are in front of its first port. */
function titleOf({ places, shared }: LineFacts): Partial<SharedFields> {
  const starts = [...places.origins, ...places.destinations].map(({ start }) => start);
  const inFront = sharedNames.filter((name) => shared[name] && shared[name].end <= Math.min(...starts));
  return starts.length === 0 ? {} : Object.fromEntries(inFront.map((name) => [name, shared[name]]));
}

function withDefaults(shared: SharedFields, defaults: Partial<SharedFields>): SharedFields {
  const absent = sharedNames.filter((name) => shared[name] === null && defaults[name]);
  return { ...shared, ...Object.fromEntries(absent.map((name) => [name, defaults[name]])) };
}

const soldOut =
  /爆舱|满舱|停航|停接|无舱|没舱|缺舱|暂不接|sold ?out|no space|fully booked|suspended|\btb[ac]\b|on request/i;

function placesOf(
  scan: Scan,
  { hasOrigin, hasDestination, listSide }: Above,
  { ports }: ReadOptions,
): Places {
  const places = readPlaces(scan, ports, hasOrigin, hasDestination);
  if (listSide === null || places.origins.length + places.destinations.length > 0) return places;
  const unknown = listedPlace(scan);
  if (!unknown) return places;
  return listSide === 'origin' ? { ...places, origins: [unknown] } : { ...places, destinations: [unknown] };
}

function readPart(text: string, offset: number, above: Above, options: ReadOptions) {
  const scan = new Scan(plainLine(text));
  const differences = readDifferences(scan, options.ports);
  const extras = takeNoise(scan);
  const days = readDays(scan);
  const dates = readLineDates(scan, options.today, options.dateOrder);
  const carriers = readCarriers(scan, options.carriers);
  const places = placesOf(scan, above, options);
  const prices = readPrices(scan, above.layout);
  const [first] = carriers;
  const several = new Set(carriers.map(({ value }) => value)).size > 1;
  const group = prices.groups[0] ?? null;
  const at = <Value>(field: PriceField<Value> | null) =>
    field && { ...field, start: field.start + offset, end: field.end + offset };
  const facts: LineFacts = {
    start: offset,
    end: offset + text.length,
    places: {
      origins: places.origins.map((field) => at(field) ?? field),
      destinations: places.destinations.map((field) => at(field) ?? field),
      via: null,
    },
    shared: {
      carrier: at(first ? { ...first, doubt: several ? 'severalCarriers' : null } : null),
      currency: at(group?.currency ?? prices.currency),
      validFrom: at(dates.validFrom),
      validTo: at(dates.validTo),
      departure: at(dates.departure),
      weekday: at(dates.weekday),
      transitDays: at(days.transitDays),
      freeDays: at(days.freeDays),
      via: at(places.via ?? days.direct),
    },
    group: group && {
      ...group,
      prices: Object.fromEntries(Object.entries(group.prices).map(([box, field]) => [box, at(field)])),
    },
    layout: prices.layout,
    remark: remarkOf(text, scan, extras),
    differences: differences.map((each) => ({ ...each, port: at(each.port) ?? each.port })),
    soldOut: soldOut.test(text),
    tail: false,
  };
  return { facts, groups: prices.groups };
}

import type {
  sailingHistory as calls,
  MovingTime,
  PastSailing,
  SailingChanges,
  ValueChange as ShownChange,
} from '@fairway/gateway/contract/sailingHistory';
import type { BoxType, Currency, Money, PortTime } from '@fairway/gateway/contract/shapes';
import { currency as currencyShape } from '@fairway/gateway/contract/shapes';
import { addDays } from '@fairway/trade';
import type { Handling } from '../../http/answer.ts';
import { dayAt, instantAt } from '../../time/zone.ts';
import { closedBy } from '../encyclopedia/index.ts';
import { portsByCode } from '../harbour/index.ts';
import { laneIsOpen } from '../subscribe/index.ts';
import { changesOf, exceptionsOf, movesOf, type ValueChange, type Version, valuesAt } from './rules.ts';
import { storedCallsOf } from './scores/routeScores.ts';
import { scoreOf } from './scores/scores.ts';
import { findSailing, formerVesselOf, type HistorySailing, versionsOf } from './store.ts';
import {
  cutOffFields,
  freeDayFields,
  instantIn,
  numberIn,
  type PriceField,
  priceFields,
  type TimeField,
  type TrackedField,
  type TrackedValues,
  textIn,
  timeFields,
  valuesOf,
} from './trackedFields.ts';

type Ports = Awaited<ReturnType<typeof portsByCode>>;

/** The history of a sailing, for a tenant whose running subscription or trial covers its route. */
export async function sailingChanges({
  query,
  db,
  caller,
  now,
  refuse,
}: Handling<typeof calls.selectChanges>): Promise<SailingChanges> {
  const sailing = await findSailing(db, query.id);
  if (!sailing) return refuse('notFound');
  if (!(await laneIsOpen(db, caller, sailing.seaRouteId, now))) return refuse('subscriptionRequired');
  const [versions, counts] = await Promise.all([
    versionsOf(db, sailing),
    storedCallsOf(db, sailing.seaRouteId),
  ]);
  const listedAt = versions.find(({ kind }) => kind === 'added')?.recordedAt;
  const formerVessel = await formerVesselOf(db, sailing, listedAt);
  const current = valuesOf(sailing);
  const transitPorts = [current, ...versions.map(({ former }) => former)].flatMap(
    (values) => textIn(values, 'transitPort') ?? [],
  );
  const ports = await portsByCode(db, [...new Set(transitPorts)]);
  const { originZone: zone } = sailing;
  const since = versions[0] ? dayAt(versions[0].recordedAt, zone) : null;
  const changes = changesOf(current, versions);
  return {
    since,
    zone,
    formerVessel,
    exceptions: exceptionsOf({ current, versions, pricedAt: pricedAt(sailing, versions, now) }, now),
    moves: movesOf(current, versions).map(({ field, times, first, firstAt, now: latest }) => ({
      time: codeOf[field],
      times,
      first: portTimeOf(first, field, sailing),
      firstDay: dayAt(firstAt, zone),
      now: portTimeOf(latest, field, sailing),
    })),
    versions: versions
      .map(({ recordedAt, kind, sample }, index) => ({
        recordedAt: recordedAt.toISOString(),
        source: sample ? ('sample' as const) : ('import' as const),
        changed: kind !== 'added',
        changes: (changes[index] ?? []).flatMap((change) => shownChange(change, sailing, ports)),
      }))
      .reverse(),
    past:
      query.asOf && since && query.asOf >= since && query.asOf <= dayAt(now, zone)
        ? pastOf(current, versions, { day: query.asOf, sailing, ports })
        : null,
    scores: {
      carrier: scoreOf(
        counts.filter(({ carrierCode }) => carrierCode === sailing.carrierCode),
        now,
        zone,
      ),
      route: scoreOf(counts, now, zone),
    },
  };
}

/** When the price was recorded, while the sailing can be booked for one. */
function pricedAt(sailing: HistorySailing, versions: readonly Version[], now: Date): Date | null {
  if (closedBy(sailing, now) !== null || priceFields.every((field) => sailing[field] === null)) return null;
  const last = versions.findLast(
    ({ kind, former }) => kind === 'added' || priceFields.some((field) => field in former),
  );
  return last?.recordedAt ?? sailing.updatedAt;
}

/** The code of each time in the contract. */
export const codeOf: Readonly<Record<TimeField, MovingTime>> = {
  departure: 'departure',
  arrival: 'arrival',
  emptyPickUp: 'ECP',
  gateOpen: 'EFC',
  manifestCutOff: 'AFC',
  closing: 'DCO',
  vgmCutOff: 'VCO',
  customsCutOff: 'CUA',
  fullBoxIn: 'FCO',
  portCutOff: 'PCO',
};
const boxOf: Readonly<Record<PriceField, BoxType>> = {
  priceGp20: '20GP',
  priceGp40: '40GP',
  priceHq40: '40HQ',
};

type Zones = Pick<HistorySailing, 'originZone' | 'destinationZone'>;

/** The arrival is at the port of discharge, every other time at the port of loading. */
function portTimeOf(at: Date, field: TimeField, { originZone, destinationZone }: Zones): PortTime {
  return { at: at.toISOString(), zone: field === 'arrival' ? destinationZone : originZone };
}

function timeIn(values: TrackedValues, field: TimeField, zones: Zones): PortTime | null {
  const at = instantIn(values, field);
  return at && portTimeOf(at, field, zones);
}

function portIn(values: TrackedValues, ports: Ports) {
  const port = ports.get(textIn(values, 'transitPort') ?? '');
  return port ? { code: port.code, nameZh: port.nameZh, nameEn: port.nameEn } : null;
}

export function currencyIn(values: TrackedValues): Currency {
  return currencyShape.options.find((each) => each === values.currency) ?? 'USD';
}

function priceIn(values: TrackedValues, field: PriceField): Money | null {
  const amount = numberIn(values, field);
  return amount === null ? null : { amount, currency: currencyIn(values) };
}

function isOneOf<Field extends TrackedField>(fields: readonly Field[], field: TrackedField): field is Field {
  return fields.some((each) => each === field);
}

/** A change in the words of the contract. Another currency shows in the prices. */
function shownChange({ field, from, to }: ValueChange, sailing: HistorySailing, ports: Ports): ShownChange[] {
  if (isOneOf(timeFields, field)) {
    const [before, after] = [timeIn(from, field, sailing), timeIn(to, field, sailing)];
    return [{ kind: 'time', time: codeOf[field], from: before, to: after }];
  }
  if (isOneOf(priceFields, field))
    return [{ kind: 'price', box: boxOf[field], from: priceIn(from, field), to: priceIn(to, field) }];
  if (isOneOf(freeDayFields, field)) {
    const of = field === 'demurrageDays' ? 'demurrage' : 'detention';
    return [{ kind: 'freeDays', of, from: numberIn(from, field), to: numberIn(to, field) }];
  }
  if (field === 'transitPort')
    return [{ kind: 'transitPort', from: portIn(from, ports), to: portIn(to, ports) }];
  return [];
}

interface PastOf {
  readonly day: string;
  readonly sailing: HistorySailing;
  readonly ports: Ports;
}

/** The sailing at the end of a day, by the calendar of the port of loading. */
function pastOf(
  current: TrackedValues,
  versions: readonly Version[],
  { day, sailing, ports }: PastOf,
): PastSailing | null {
  const values = valuesAt(current, versions, instantAt(addDays(day, 1), '00:00', sailing.originZone));
  const departure = timeIn(values, 'departure', sailing);
  const arrival = timeIn(values, 'arrival', sailing);
  if (!departure || !arrival) return null;
  return {
    day,
    departure,
    arrival,
    transitPort: portIn(values, ports),
    cutOffs: cutOffFields
      .flatMap((field) => {
        const at = timeIn(values, field, sailing);
        return at ? [{ time: codeOf[field], at }] : [];
      })
      .sort((a, b) => Date.parse(a.at.at) - Date.parse(b.at.at)),
    prices: {
      '20GP': priceIn(values, 'priceGp20'),
      '40GP': priceIn(values, 'priceGp40'),
      '40HQ': priceIn(values, 'priceHq40'),
    },
  };
}

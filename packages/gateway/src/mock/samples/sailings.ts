import { dayMs } from '@fairway/trade';
import type { DataOf } from '../../contract/call.ts';
import type {
  CalendarSailing,
  CostedSailing,
  freight,
  PriceChange,
  WeekPrice,
} from '../../contract/freight.ts';
import type { SamplePortCode } from './basics.ts';
import {
  sampleEndPort,
  sampleId,
  sampleInstant,
  samplePort,
  samplePrices,
  sampleTime,
  sampleWeek,
  usd,
} from './basics.ts';

const carriers = {
  COSU: { code: 'COSU', nameZh: '中远海运集运', nameEn: 'COSCO SHIPPING Lines' },
  EGLV: { code: 'EGLV', nameZh: '长荣海运', nameEn: 'Evergreen Line' },
  MSCU: { code: 'MSCU', nameZh: '地中海航运', nameEn: 'MSC' },
  ONEY: { code: 'ONEY', nameZh: '海洋网联船务', nameEn: 'Ocean Network Express' },
  CMDU: { code: 'CMDU', nameZh: '达飞轮船', nameEn: 'CMA CGM' },
  HDMU: { code: 'HDMU', nameZh: '韩新海运', nameEn: 'HMM' },
} as const;

/** Real carriers and vessels; voyages, days and prices are invented. Day 3 is the Monday of the week. */
const rows = [
  { carrier: 'COSU', vessel: 'COSCO SHIPPING UNIVERSE', voyage: '061E', day: 3, transit: 14, price: 1780 },
  { carrier: 'EGLV', vessel: 'EVER ACE', voyage: '0917-052E', day: 4, transit: 13, price: 1850 },
  { carrier: 'ONEY', vessel: 'ONE APUS', voyage: '038E', day: 5, transit: 18, price: 1620, via: 'KRPUS' },
  { carrier: 'MSCU', vessel: 'MSC GULSUN', voyage: 'GU648E', day: 6, transit: 21, price: 1540, via: 'CNNGB' },
  { carrier: 'CMDU', vessel: 'CMA CGM JACQUES SAADE', voyage: '0TUQ1E', day: 7, transit: 15, price: 1795 },
  { carrier: 'HDMU', vessel: 'HMM ALGECIRAS', voyage: '0032E', day: 9, transit: 16, price: null },
] as const;

/** One sailing Shanghai to Los Angeles; `number` picks another vessel, the same number always the same row. */
export function sampleSailing(overrides: Partial<CostedSailing> = {}, number = 0): CostedSailing {
  const row = rows[number % rows.length] ?? rows[0];
  const round = Math.floor(number / rows.length);
  const price = row.price === null ? null : row.price + round * 35;
  return {
    id: sampleId(1, number),
    carrier: carriers[row.carrier],
    vessel: row.vessel,
    voyage: row.voyage,
    closing: sampleTime(row.day - 3, 1),
    portCutOff: sampleTime(row.day - 1, 3),
    departure: sampleTime(row.day, round * 3),
    arrival: sampleTime(row.day + row.transit, round * 3, 'America/Los_Angeles'),
    closedBy: null,
    transitDays: row.transit,
    transitPort: 'via' in row ? sampleEndPort(row.via) : null,
    cost: null,
    freeDays: { demurrage: 7, detention: 10 },
    way: { name: 'open', estimated: false },
    emissions: {
      nauticalMiles: 5708 + row.transit * 10,
      perTeu: 757_940 + row.transit * 1328,
      shipment: null,
    },
    reliability: 92 - row.transit,
    prices: price === null ? { '20GP': null, '40GP': null, '40HQ': usd(2310) } : samplePrices(price),
    ...overrides,
  };
}

export function sampleSailings(count: number = rows.length): CostedSailing[] {
  return Array.from({ length: count }, (_, number) => sampleSailing({}, number));
}

type SailingsPage = DataOf<typeof freight.selectSailings>;

/** A page of sailings; `access: 'login'` takes the prices out, as the server does for visitors. */
export function sampleSailingsPage(overrides: Partial<SailingsPage> = {}): SailingsPage {
  const all = overrides.rows ?? sampleSailings();
  const rows = overrides.access === 'login' ? all.map((row) => ({ ...row, prices: null })) : all;
  return {
    total: rows.length,
    departures: overrides.total ?? rows.length,
    bookable: rows.filter(({ closedBy }) => closedBy === null).length,
    page: 1,
    limit: 10,
    origin: samplePort('CNSHA'),
    destination: samplePort('USLAX'),
    access: 'open',
    costAccess: overrides.access === 'login' ? 'login' : 'freight',
    cheapest: null,
    rates: [],
    updatedAt: sampleInstant(0, -2),
    sample: true,
    ...overrides,
    rows,
  };
}

/** Returns the carriers of the sample, as in the response of the week strip. */
export function sampleCarriers() {
  return Object.values(carriers);
}

const firstMonday = Date.UTC(2026, 10, 16);

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** Dollars for a 40HQ: the second week is that of the sailings above, 4 % below the first. */
const lowestOf = [2005, 1925, 1985, 2045, 2165, 1925, 2045, 2165, 1985, 2105, 1925, 2045];

/** Twelve weeks from 2026-W47; week 53 is the last of 2026. */
export function sampleWeekPrices(access: 'open' | 'login' = 'open'): WeekPrice[] {
  return Array.from({ length: 12 }, (_, index) => {
    const monday = firstMonday + index * 7 * dayMs;
    const number = 47 + index;
    const week = number <= 53 ? `2026-W${number}` : `2027-W${String(number - 53).padStart(2, '0')}`;
    const sailings = index === 9 ? 0 : 4 + ((index + 1) % 3);
    return {
      week,
      from: dayOf(monday),
      to: dayOf(monday + 6 * dayMs),
      sailings,
      bookable: index === 0 ? 0 : sailings,
      lowest: access === 'login' || index === 0 || sailings === 0 ? null : usd(lowestOf[index] ?? 1925),
    };
  });
}

type Departures = DataOf<typeof freight.selectDepartures>;

/** Sailings in four weeks of a month, those before the sample's present departed. */
export function sampleDepartures(month: string): Departures {
  const start = Date.parse(`${month}-01T00:00:00Z`);
  const at = (day: number, hour: number) => ({
    at: new Date(start + (day - 1) * dayMs + hour * 3_600_000).toISOString(),
    zone: 'Asia/Shanghai',
  });
  const now = sampleInstant(0);
  const rows = [4, 11, 18, 25].flatMap((first, week) =>
    [0, 0, 0, 1, 3].map((offset, index): CalendarSailing => {
      const { carrier, vessel, voyage } = sampleSailing({}, week + index);
      const departure = at(first + offset, 1 + index * 2);
      return {
        id: sampleId(1, week * 10 + index),
        ...{ carrier, vessel, voyage, departure },
        closing: at(first + offset - 3, 2),
        portCutOff: at(first + offset - 1, 4),
        closedBy: departure.at <= now ? 'departed' : null,
      };
    }),
  );
  return { origin: samplePort('CNSHA'), destination: samplePort('USLAX'), month, rows };
}

type Alternatives = DataOf<typeof freight.selectAlternatives>;

/** Alternatives to the sample search: a week earlier and later, and a port near each end. */
export function sampleAlternatives(access: 'open' | 'login' = 'open'): Alternatives {
  const offer = (week: string, bookable: number, dollars: number) => ({
    week,
    bookable,
    lowest: access === 'login' || bookable === 0 ? null : usd(dollars),
    costAccess: access === 'login' ? ('login' as const) : ('freight' as const),
  });
  return {
    current: offer(sampleWeek, 6, 1925),
    weeks: [offer('2026-W47', 0, 0), offer('2026-W49', 5, 1985)],
    nearby: [
      {
        ...offer(sampleWeek, 4, 1870),
        ...{ origin: sampleEndPort('CNNGB'), destination: sampleEndPort('USLAX') },
        ...{ end: 'origin', kilometres: 152 },
      },
    ],
  };
}

/** Why the sample week costs $80 less than the week before. */
export function samplePriceChange(difference: Partial<PriceChange> = {}): PriceChange {
  return {
    ...{ week: sampleWeek, against: '2026-W47', boxType: '40HQ', scope: 'total' },
    before: { price: usd(2705), carrier: carriers.COSU },
    after: { price: usd(2625), carrier: carriers.MSCU },
    parts: [
      { kind: 'freight', amount: -9000 },
      { kind: 'surcharge', code: 'PSS', nameZh: '旺季附加费', nameEn: 'Peak season surcharge', amount: 5000 },
      { kind: 'carriers', amount: -4000 },
    ],
    ...difference,
  };
}

type ReferencePrices = DataOf<typeof freight.selectReferencePrices>;

const lanes: readonly [SamplePortCode, SamplePortCode, number, number, number][] = [
  ['CNSHA', 'USLAX', 13, 1540, -4],
  ['CNNGB', 'NLRTM', 31, 1960, 1.8],
  ['CNYTN', 'DEHAM', 34, 2080, 0],
  ['CNTAO', 'SGSIN', 9, 410, 5.1],
];

/**
 * Returns twelve weekly prices in cents that end with the price and its last change, different for each route; one week
 * is unquoted.
 */
function trendOf(last: number, change: number, lane: number): (number | null)[] {
  const before = last / (1 + change / 100);
  return Array.from({ length: 12 }, (_, week) => {
    if (week === 2 + 2 * lane) return null;
    if (week === 11) return last;
    const slope = (change / 100) * 0.3 * (10 - week);
    const wave = week === 10 ? 0 : Math.sin(week * 1.1 + lane * 2) * 0.012;
    return Math.round((before * (1 - slope + wave)) / 500) * 500;
  });
}

/** Points of a trend as an index: the first known one is 100. */
function indexOf(trend: readonly (number | null)[]): (number | null)[] {
  const base = trend.find((point) => point !== null) ?? 1;
  return trend.map((point) => (point === null ? null : Math.round((point / base) * 1000) / 10));
}

/** The home page's table of reference prices. */
export function sampleReferencePrices(access: 'open' | 'login' = 'open'): ReferencePrices {
  const open = access === 'open';
  return {
    week: sampleWeek,
    access,
    updatedAt: sampleInstant(0, -2),
    sample: true,
    rows: lanes.map(([origin, destination, transitDays, price, change], index) => ({
      origin: samplePort(origin),
      destination: samplePort(destination),
      week: sampleWeek,
      earliestCutOff: sampleTime(index + 1, 3),
      transitDays,
      transitPort: index === 2 ? sampleEndPort('SGSIN') : null,
      prices: open ? samplePrices(price) : null,
      change,
      trend: open ? trendOf(price * 125, change, index) : [],
      index: indexOf(trendOf(price * 125, change, index)),
    })),
  };
}

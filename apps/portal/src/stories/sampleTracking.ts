import type { TrackedRow, TrackingDetail } from '@fairway/gateway/contract/cargoTracking';
import { sampleNow } from '@fairway/gateway/mock';

const hour = 3_600_000;
const at = (hours: number) => new Date(Date.parse(sampleNow) + hours * hour).toISOString();
const shanghai = { code: 'CNSHA', nameZh: '上海', nameEn: 'Shanghai' };
const losAngeles = { code: 'USLAX', nameZh: '洛杉矶', nameEn: 'Los Angeles' };
const zones = { from: 'Asia/Shanghai', to: 'America/Los_Angeles' };
const cosco = { code: 'COSU', nameZh: '中远海运集运', nameEn: 'COSCO SHIPPING Lines' };
const msc = { code: 'MSCU', nameZh: '地中海航运', nameEn: 'MSC' };
const hapag = { code: 'HLCU', nameZh: '赫伯罗特', nameEn: 'Hapag-Lloyd' };
const maersk = { code: 'MAEU', nameZh: '马士基', nameEn: 'Maersk' };
const cma = { code: 'CMDU', nameZh: '达飞轮船', nameEn: 'CMA CGM' };
export const trackedCarriers = [
  cosco,
  { code: 'OOLU', nameZh: '东方海外', nameEn: 'OOCL' },
  msc,
  hapag,
  maersk,
  cma,
];
const idOf = (index: number) => `019aa0f0-0000-7000-8000-${String(index).padStart(12, '0')}`;

/** A box at sea, two days late; `given` makes it another. */
export function sampleTracked(index = 1, overrides: Partial<TrackedRow> = {}): TrackedRow {
  return {
    id: idOf(index),
    number: 'CSNU6218474',
    kind: 'container',
    carrier: cosco,
    state: 'sailing',
    exception: 'late',
    boxType: '40HQ',
    boxes: 1,
    ahead: null,
    vessel: { name: 'COSCO PRIDE', imo: '9472153', voyage: '084E' },
    origin: shanghai,
    destination: losAngeles,
    plannedDeparture: { at: at(-240), zone: zones.from },
    departure: { at: at(-217), zone: zones.from },
    plannedArrival: { at: at(130), zone: zones.to },
    arrival: { at: at(178), zone: zones.to },
    shiftHours: 48,
    progress: 0.55,
    waitingAt: null,
    askedAt: at(-0.2),
    nextAskAt: at(0.8),
    notify: false,
    addedAt: at(-260),
    sample: true,
    ...overrides,
  };
}

const nowhere = {
  vessel: null,
  origin: null,
  destination: null,
  plannedDeparture: null,
  departure: null,
  plannedArrival: null,
  arrival: null,
  shiftHours: null,
  progress: 0,
  boxType: null,
} as const;

interface Hours {
  /** Planned and actual. */
  departed: readonly [number, number];
  /** Planned and current. */
  arrives: readonly [number, number];
  /** Of the port of discharge. */
  zone: string;
}

/** When a voyage leaves and arrives, and how late that is. */
function voyageOf({ departed, arrives, zone }: Hours) {
  return {
    plannedDeparture: { at: at(departed[0]), zone: zones.from },
    departure: { at: at(departed[1]), zone: zones.from },
    plannedArrival: { at: at(arrives[0]), zone },
    arrival: { at: at(arrives[1]), zone },
    shiftHours: arrives[1] - arrives[0],
  };
}

/** One of each state, what needs a look first. */
export const sampleTrackings: readonly TrackedRow[] = [
  sampleTracked(1),
  sampleTracked(2, {
    number: 'HLCUSHA251104882',
    kind: 'bill',
    carrier: hapag,
    state: 'arrived',
    exception: 'hold',
    boxes: 3,
    ahead: { state: 'done', count: 1 },
    vessel: { name: 'ALULA', imo: '9525883', voyage: '039W' },
    origin: { code: 'CNTAO', nameZh: '青岛', nameEn: 'Qingdao' },
    destination: { code: 'NLRTM', nameZh: '鹿特丹', nameEn: 'Rotterdam' },
    ...voyageOf({ departed: [-768, -764], arrives: [-24, -21], zone: 'Europe/Amsterdam' }),
    progress: 1,
  }),
  sampleTracked(3, {
    number: 'MSKU7031550',
    carrier: maersk,
    exception: null,
    boxType: '20GP',
    vessel: { name: 'GUNVOR MAERSK', imo: '9302891', voyage: '645E' },
    ...voyageOf({ departed: [-300, -300], arrives: [75, 75], zone: zones.to }),
    progress: 0.8,
  }),
  sampleTracked(4, {
    number: 'MEDUSH482015',
    kind: 'bill',
    carrier: msc,
    exception: null,
    vessel: { name: 'MSC GULSUN', imo: '9839430', voyage: 'GU643W' },
    origin: { code: 'CNNGB', nameZh: '宁波', nameEn: 'Ningbo' },
    destination: { code: 'DEHAM', nameZh: '汉堡', nameEn: 'Hamburg' },
    ...voyageOf({ departed: [-330, -330], arrives: [500, 494], zone: 'Europe/Berlin' }),
    waitingAt: { code: 'SGSIN', nameZh: '新加坡', nameEn: 'Singapore' },
    progress: 0.4,
  }),
  sampleTracked(5, {
    number: 'CMAU6044171',
    ...nowhere,
    carrier: cma,
    state: 'unknown',
    exception: null,
  }),
  sampleTracked(6, {
    number: 'COSU6391457720',
    kind: 'bill',
    ...nowhere,
    state: 'asking',
    exception: null,
    nextAskAt: at(1),
    askedAt: null,
  }),
];

type Event = TrackingDetail['events'][number];
const event = (
  what: Event['what'],
  planned: number,
  actual: number,
  classifier: Event['classifier'],
  overrides: Partial<Event> = {},
): Event => ({
  key: `${what} ${overrides.port?.code ?? 'CNSHA'}`,
  what,
  port: shanghai,
  facility: null,
  plannedAt: { at: at(planned), zone: overrides.port ? zones.to : zones.from },
  at: { at: at(actual), zone: overrides.port ? zones.to : zones.from },
  classifier,
  shiftHours: actual - planned,
  vessel: null,
  source: 'carrier',
  containers: [],
  superseded: false,
  ...overrides,
});

const container = (
  number: string,
  state: TrackingDetail['containers'][number]['state'],
  what: Event['what'],
  hours: number,
): TrackingDetail['containers'][number] => ({
  number,
  state,
  exception: null,
  boxType: '40HQ',
  last: { what, port: losAngeles, at: { at: at(hours), zone: zones.to } },
});

/** A bill of three containers whose destination differs from the plan; one of them has been returned. */
export function sampleBill(): TrackingDetail {
  const row = sampleTracked(7, {
    number: 'COSU6391457720',
    kind: 'bill',
    state: 'arrived',
    exception: null,
    boxes: 3,
    ahead: { state: 'done', count: 1 },
    ...voyageOf({ departed: [-240, -217], arrives: [-60, -57], zone: zones.to }),
    progress: 1,
  });
  const detail = sampleTracking(row);
  const there = { port: losAngeles };
  const oakland = { code: 'USOAK', nameZh: '奥克兰', nameEn: 'Oakland' };
  const [back, out, ashore] = ['CSNU6218474', 'CSNU3054383', 'TCLU4008883'] as const;
  return {
    ...detail,
    position: null,
    events: [
      ...detail.events.filter(({ classifier }) => classifier === 'ACT'),
      event('ARRI', -60, -57, 'ACT', there),
      event('DISC', -50, -46, 'ACT', { ...there, source: 'terminal' }),
      event('GTOT', -30, -26, 'ACT', { ...there, source: 'terminal', containers: [back, out] }),
      event('DROP', -12, -9, 'ACT', { ...there, source: 'depot', containers: [back] }),
      event('ARRI', 92, 92, 'PLN', { port: oakland, superseded: true }),
    ],
    containers: [
      container(back, 'done', 'DROP', -9),
      container(out, 'arrived', 'GTOT', -26),
      container(ashore, 'arrived', 'DISC', -46),
    ],
  };
}

/** The details of a box at sea. */
export function sampleTracking(row: TrackedRow = sampleTracked()): TrackingDetail {
  if (row.state === 'unknown' || row.state === 'asking')
    return { row, events: [], containers: [], freeTime: [], arrivals: [], way: null, position: null };
  const there = { port: losAngeles };
  const vessel = row.vessel;
  return {
    row,
    events: [
      event('PICK', -360, -359, 'ACT', { source: 'depot', facility: 'Waigaoqiao Empty Depot' }),
      event('GTIN', -288, -296, 'ACT', { source: 'terminal', facility: 'Yangshan Phase 4' }),
      event('LOAD', -249, -228, 'ACT', { source: 'terminal', vessel }),
      event('DEPA', -240, -217, 'ACT', { vessel }),
      event('ARRI', 130, 178, 'EST', { ...there, vessel }),
      event('DISC', 141, 189, 'EST', { ...there, source: 'terminal', facility: 'Pier 400' }),
      event('AVPU', 156, 204, 'EST', { ...there, source: 'terminal', facility: 'Pier 400' }),
      event('GTOT', 250, 250, 'PLN', { ...there, source: 'terminal', facility: 'Pier 400' }),
    ],
    containers: [],
    freeTime: [],
    arrivals: [
      {
        saidAt: at(-400),
        arrival: { at: at(130), zone: zones.to },
        classifier: 'PLN',
        cause: null,
        remark: null,
      },
      {
        saidAt: at(-254),
        arrival: { at: at(153), zone: zones.to },
        classifier: 'EST',
        cause: 'congestion',
        remark: null,
      },
      {
        saidAt: at(-70),
        arrival: { at: at(178), zone: zones.to },
        classifier: 'EST',
        cause: 'weather',
        remark: null,
      },
    ],
    way: {
      travelled: [
        [
          [122.065, 30.626],
          // South of Kyushu and Tanegashima.
          [130.9, 30.1],
          [141.5, 34.6],
          [165, 44.6],
          [180, 47.2],
        ],
        [
          [-180, 47.2],
          [-173.9, 47],
        ],
      ],
      ahead: [
        [
          [-173.9, 47],
          [-150, 46],
          [-121, 34.2],
          [-118.26, 33.74],
        ],
      ],
      nauticalMiles: 5808,
      milesAhead: 2618,
      ports: [
        { port: shanghai, lon: 122.065, lat: 30.626 },
        { port: losAngeles, lon: -118.26, lat: 33.74 },
      ],
    },
    position: { lon: -173.9, lat: 47, radius: 80, at: sampleNow },
  };
}

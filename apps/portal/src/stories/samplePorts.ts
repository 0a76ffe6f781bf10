import type { Departure } from '@fairway/gateway/contract/departure';
import type { PortDetail, PortRow, SeaWay } from '@fairway/gateway/contract/harbourInfo';
import { sampleId, samplePort, samplePorts, sampleSailing, sampleTime } from '@fairway/gateway/mock';

const china = { code: 'CN', nameZh: '中国', nameEn: 'China' };
const westCoast = { code: 'USW', nameZh: '美西', nameEn: 'US West Coast' };
const northEurope = { code: 'EUR', nameZh: '欧洲(西北欧)', nameEn: 'North Europe' };

const groups: Readonly<Record<string, typeof china>> = {
  CN: china,
  KR: { code: 'JK', nameZh: '日韩', nameEn: 'Japan & Korea' },
  SG: { code: 'SEA', nameZh: '东南亚', nameEn: 'Southeast Asia' },
  US: westCoast,
};

/** Ports of a list, the busiest first. */
export const samplePortRows: readonly PortRow[] = Object.values(samplePorts).map((port, index) => ({
  ...port,
  group: groups[port.countryCode] ?? northEurope,
  sailings: index < 3 ? 120 - 40 * index : 0,
}));

export const samplePortGroups = {
  groups: [
    { ...china, ports: 28 },
    { ...northEurope, ports: 19 },
  ],
  countries: [
    { code: 'CN', nameZh: '中国', nameEn: 'China', ports: 28 },
    { code: 'NL', nameZh: '荷兰', nameEn: 'Netherlands', ports: 1 },
  ],
};

const days = ['22', '23', '24', '25', '26', '27', '28'].map((date, index) => ({
  day: `2026-11-${date}`,
  departures: [3, 8, 5, 0, 4, 6, 2][index] ?? 0,
  arrivals: 1,
}));

/** Shanghai with a few lanes and carriers. */
export function samplePortDetail(overrides: Partial<PortDetail> = {}): PortDetail {
  const { carrier } = sampleSailing();
  return {
    port: samplePort('CNSHA'),
    aliases: ['CNSGH'],
    alsoKnownAs: [],
    group: china,
    introZh: '港区分布在长江口与杭州湾外的洋山，洋山经东海大桥与市区相连。服务上海和长江三角洲。',
    introEn:
      'Terminals lie at the mouth of the Yangtze and at Yangshan, islands off Hangzhou Bay. It serves Shanghai and the Yangtze delta.',
    departures: 28,
    arrivals: 7,
    direct: 21,
    destinations: 12,
    countries: 9,
    days,
    lanes: [
      { group: westCoast, departures: 18, arrivals: 4, fastest: 13 },
      { group: northEurope, departures: 10, arrivals: 3, fastest: 27 },
    ],
    carriers: [
      { carrier, departures: 16, arrivals: 4 },
      { carrier: sampleSailing({}, 1).carrier, departures: 12, arrivals: 3 },
    ],
    nearest: null,
    sample: true,
    ...overrides,
  };
}

export function sampleDepartures(count = 6): Departure[] {
  const briefOf = ({ code, nameZh, nameEn }: ReturnType<typeof samplePort>) => ({ code, nameZh, nameEn });
  return Array.from({ length: count }, (_, number) => {
    const { carrier, vessel, voyage, portCutOff, departure, arrival, transitDays, transitPort } =
      sampleSailing({}, number);
    return {
      id: sampleId(2, number),
      carrier,
      vessel,
      imo: null,
      voyage,
      origin: briefOf(samplePort('CNSHA')),
      destination: briefOf(samplePort('USLAX')),
      transitPort,
      portCutOff: number === 0 ? sampleTime(-1) : portCutOff,
      departure,
      arrival,
      transitDays,
    };
  });
}

type Place = [number, number];

const toSumatra: Place[] = [
  [122.065, 30.626],
  [122.8, 29.5],
  [121.5, 26.6],
  [119.6, 24.2],
  [114.5, 19],
  [110.8, 14],
  [104.5, 1.4],
  [103.75, 1.16],
  [103.3, 1.25],
  [102.7, 1.6],
  [101, 2.9],
  [99.5, 4.2],
  [97.5, 5.6],
  [95.2, 6.1],
];
const upTheChannel: Place[] = [
  [-9.9, 38.7],
  [-10, 43.3],
  [-6, 48.7],
  [-2.5, 49.9],
  [1.4, 50.9],
  [2.5, 51.5],
  [4.05, 51.95],
];

/** Shanghai to Rotterdam by the Suez Canal, over water all the way. */
export const sampleWayBySuez: Place[] = [
  ...toSumatra,
  [80.5, 5.6],
  [51.5, 12.2],
  [44, 12.1],
  [43.3, 12.6],
  [41, 16],
  [38, 20.5],
  [35.4, 25],
  [33.8, 27.5],
  [33.2, 28.6],
  [32.6, 29.8],
  [32.3, 31.3],
  [24, 34],
  [15, 36.3],
  [11.4, 37.5],
  [8, 37.6],
  [3, 37.3],
  [-2, 36.3],
  [-5.4, 35.95],
  [-9.3, 36.6],
  ...upTheChannel,
];

/** Shanghai to Rotterdam by both ways, drawn in a few strokes. */
export const sampleWays: readonly SeaWay[] = [
  {
    name: 'suez',
    nauticalMiles: 10_614,
    lines: [sampleWayBySuez],
  },
  {
    name: 'cape',
    nauticalMiles: 14_182,
    lines: [
      [
        ...toSumatra,
        [80, 4],
        [57, -24],
        [33, -34],
        [20, -36],
        [15, -30],
        [-18, 9],
        [-18.6, 16],
        [-16, 28],
        [-10.6, 37],
        ...upTheChannel,
      ],
    ],
  },
];

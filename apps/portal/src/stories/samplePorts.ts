import type { Departure } from '@fairway/gateway/contract/departure';
import type { PortDetail, PortRow, SeaWay } from '@fairway/gateway/contract/harbourInfo';
import { sampleId, samplePort, samplePorts, sampleSailing, sampleTime } from '@fairway/gateway/mock';

const china = { code: 'CN', nameZh: '中国', nameEn: 'China' };
const westCoast = { code: 'USW', nameZh: '美西', nameEn: 'US West Coast' };
const northEurope = { code: 'EUR', nameZh: '欧洲(西北欧)', nameEn: 'North Europe' };

/** Ports of a list, the busiest first. */
export const samplePortRows: readonly PortRow[] = Object.values(samplePorts).map((port, index) => ({
  ...port,
  group: port.countryCode === 'CN' ? china : northEurope,
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

/** Shanghai to Rotterdam by both ways, drawn in a few strokes. */
export const sampleWays: readonly SeaWay[] = [
  {
    name: 'suez',
    nauticalMiles: 10_614,
    lines: [
      [
        [122, 30.6],
        [104, 1.2],
        [80, 5.5],
        [45, 12.5],
        [32.5, 30],
        [-6, 36],
        [4, 52],
      ],
    ],
  },
  {
    name: 'cape',
    nauticalMiles: 14_182,
    lines: [
      [
        [122, 30.6],
        [104, 1.2],
        [18, -35],
        [-17, 15],
        [4, 52],
      ],
    ],
  },
];

import type { Departure } from '@fairway/gateway/contract/departure';
import type {
  PortDetail,
  PortOnChart,
  PortRow,
  SeaWay,
  ShipCall,
} from '@fairway/gateway/contract/harbourInfo';
import {
  sampleId,
  sampleInstant,
  samplePort,
  samplePorts,
  sampleSailing,
  sampleTime,
  sampleWeek,
} from '@fairway/gateway/mock';

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
  sailings: index < 3 ? 6 - 2 * index : 0,
}));

/** Code, names, country and position of ports that fill further pages of the list. */
const farther = [
  ['SEGOT', '哥德堡', 'Gothenburg', 'SE', '瑞典', 'Sweden', 57.69, 11.85],
  ['BEANR', '安特卫普', 'Antwerp', 'BE', '比利时', 'Belgium', 51.27, 4.34],
  ['GBFXT', '费利克斯托', 'Felixstowe', 'GB', '英国', 'United Kingdom', 51.95, 1.32],
  ['BRSSZ', '桑托斯', 'Santos', 'BR', '巴西', 'Brazil', -23.97, -46.3],
  ['ZADUR', '德班', 'Durban', 'ZA', '南非', 'South Africa', -29.87, 31.03],
  ['AUSYD', '悉尼', 'Sydney', 'AU', '澳大利亚', 'Australia', -33.97, 151.22],
  ['NZAKL', '奥克兰', 'Auckland', 'NZ', '新西兰', 'New Zealand', -36.84, 174.78],
] as const;

/** Ports of more than one page, all over the world. */
export const sampleWorldPortRows: readonly PortRow[] = [
  ...samplePortRows,
  ...farther.map(
    ([code, nameZh, nameEn, countryCode, countryZh, countryEn, lat, lon]): PortRow => ({
      ...{ code, locode: code, nameZh, nameEn, countryCode, countryZh, countryEn, lat, lon },
      ...{ zone: 'UTC', group: northEurope, sailings: 0 },
    }),
  ),
];

/** Ports as the chart above their list has them. */
export const onChart = (rows: readonly PortRow[]): PortOnChart[] =>
  rows.map(({ code, nameZh, nameEn, lat, lon, sailings }) => ({ code, nameZh, nameEn, lat, lon, sailings }));

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

const destinationsOf = { USLAX: westCoast, NLRTM: northEurope, DEHAM: northEurope } as const;
const groupOf = (code: string) => destinationsOf[code as keyof typeof destinationsOf];
const briefOf = ({ code, nameZh, nameEn }: ReturnType<typeof samplePort>) => ({ code, nameZh, nameEn });

/** Departures before the week of the sample sailings: the first of them takes no more boxes. */
const thisWeek: readonly Departure[] = [
  {
    ...{ id: sampleId(2, 20), carrier: sampleSailing({}, 5).carrier, vessel: 'HMM GDANSK', imo: '9863326' },
    ...{ voyage: '0031W', origin: briefOf(samplePort('CNSHA')), destination: briefOf(samplePort('NLRTM')) },
    ...{ transitPort: null, portCutOff: sampleTime(0, -9), departure: sampleTime(1) },
    ...{ arrival: sampleTime(33, 0, 'Europe/Amsterdam'), transitDays: 32 },
  },
  {
    ...{ id: sampleId(2, 21), carrier: sampleSailing({}, 4).carrier, imo: '9839131' },
    ...{ vessel: 'CMA CGM CHAMPS ELYSEES', voyage: '0FLQ7W', origin: briefOf(samplePort('CNSHA')) },
    ...{ destination: briefOf(samplePort('DEHAM')), transitPort: null, portCutOff: sampleTime(1, 3) },
    ...{ departure: sampleTime(2), arrival: sampleTime(36, 0, 'Europe/Berlin'), transitDays: 34 },
  },
];

/**
 * Returns departures from Shanghai within seven days: two ships of this week, and those of the next week that leave in
 * time.
 */
export function sampleDepartures(): Departure[] {
  return [
    ...thisWeek,
    ...[0, 1, 2, 3].map((number): Departure => {
      const { carrier, vessel, voyage, portCutOff, departure, arrival, transitDays, transitPort } =
        sampleSailing({}, number);
      return {
        ...{ id: sampleId(2, number), carrier, vessel, imo: null, voyage, transitPort },
        ...{ origin: briefOf(samplePort('CNSHA')), destination: briefOf(samplePort('USLAX')) },
        ...{ portCutOff, departure, arrival, transitDays },
      };
    }),
  ];
}

/** The same as rows of ships; one of them continues to a second port, and is sold by two carriers. */
export function samplePortCalls(): ShipCall[] {
  return sampleDepartures().map(
    ({ id, carrier, vessel, imo, voyage, destination, transitPort, ...rest }, index): ShipCall => {
      const { portCutOff, departure, arrival, transitDays } = rest;
      const end = { port: destination, transitPort, time: arrival, transitDays, week: sampleWeek };
      const isFirst = index === 0;
      return {
        ...{ id, vessel, imo, voyage, time: departure, portCutOff },
        carriers: isFirst ? [carrier, sampleSailing({}, 4).carrier] : [carrier],
        ends: isFirst ? [end, { ...end, port: briefOf(samplePort('DEHAM')), transitDays: 34 }] : [end],
      };
    },
  );
}

/** Today and the next six days, in the time zone of the port; one ship arrives each day. */
const days = Array.from({ length: 7 }, (_, index) => {
  const day = sampleInstant(index).slice(0, 10);
  return {
    day,
    departures: sampleDepartures().filter(({ departure }) => departure.at.startsWith(day)).length,
    arrivals: 1,
  };
});

/** Shanghai with its departures of a week: the counts of routes and carriers are based on them. */
export function samplePortDetail(overrides: Partial<PortDetail> = {}): PortDetail {
  const departures = sampleDepartures();
  const lane = (group: typeof westCoast, arrivals: number) => {
    const of = departures.filter(({ destination }) => groupOf(destination.code) === group);
    return {
      ...{ group, arrivals, departures: of.length },
      fastest: Math.min(...of.map(({ transitDays }) => transitDays)),
    };
  };
  const codes = new Set(departures.map(({ destination }) => destination.code));
  return {
    port: samplePort('CNSHA'),
    aliases: ['CNSGH'],
    alsoKnownAs: [],
    group: china,
    introZh: '港区分布在长江口与杭州湾外的洋山，洋山经东海大桥与市区相连。服务上海和长江三角洲。',
    introEn:
      'Terminals lie at the mouth of the Yangtze and at Yangshan, islands off Hangzhou Bay. It serves Shanghai and the Yangtze delta.',
    departures: departures.length,
    arrivals: days.length,
    direct: departures.filter(({ transitPort }) => transitPort === null).length,
    destinations: codes.size,
    // Los Angeles, Rotterdam and Hamburg: each in a different country.
    countries: codes.size,
    days,
    lanes: [lane(westCoast, 4), lane(northEurope, 3)],
    carriers: departures.map(({ carrier }, index) => ({
      ...{ carrier, departures: 1, arrivals: index === 0 ? 2 : 1 },
    })),
    nextCall: null,
    nearest: null,
    sample: true,
    ...overrides,
  };
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

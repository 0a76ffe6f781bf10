import type { Port } from '../../contract/harbour.ts';
import type { BoxPrices, Money, PortTime } from '../../contract/shapes.ts';
import type { HeldRoute, SeaRoute, Subscription } from '../../contract/subscribe.ts';

/** The instant all samples are seen from: Friday of ISO week 47, 2026, 17:00 in Shanghai. */
export const sampleNow = '2026-11-20T09:00:00.000Z';
export const sampleWeek = '2026-W48';

/** An id that is the same at every run; `area` keeps two kinds of things apart. */
export function sampleId(area: number, number: number): string {
  return `01942f5e-${area.toString(16).padStart(4, '0')}-7000-8000-${number.toString(16).padStart(12, '0')}`;
}

/** An instant `days` and `hours` from `sampleNow`. */
export function sampleInstant(days: number, hours = 0): string {
  return new Date(Date.parse(sampleNow) + (days * 24 + hours) * 3_600_000).toISOString();
}

export function sampleTime(days: number, hours = 0, zone = 'Asia/Shanghai'): PortTime {
  return { at: sampleInstant(days, hours), zone };
}

/** Dollars, in cents. */
export function usd(dollars: number): Money {
  return { amount: Math.round(dollars * 100), currency: 'USD' };
}

export function cny(yuan: number): Money {
  return { amount: Math.round(yuan * 100), currency: 'CNY' };
}

/** Prices of the three boxes from that of the 20GP, in the usual proportion. */
export function samplePrices(dollars20: number): BoxPrices {
  const rounded = (dollars: number) => usd(Math.round(dollars / 5) * 5);
  return { '20GP': rounded(dollars20), '40GP': rounded(dollars20 * 1.25), '40HQ': rounded(dollars20 * 1.25) };
}

const china = { countryCode: 'CN', countryZh: '中国', countryEn: 'China', zone: 'Asia/Shanghai' };

/** Real ports, by trade code. */
export const samplePorts = {
  CNSHA: {
    ...china,
    code: 'CNSHA',
    locode: 'CNSHG',
    nameZh: '上海',
    nameEn: 'Shanghai',
    lat: 30.626,
    lon: 122.065,
  },
  CNNGB: {
    ...china,
    code: 'CNNGB',
    locode: 'CNNBG',
    nameZh: '宁波',
    nameEn: 'Ningbo',
    lat: 29.94,
    lon: 121.88,
  },
  CNYTN: {
    ...china,
    code: 'CNYTN',
    locode: 'CNYTN',
    nameZh: '盐田',
    nameEn: 'Yantian',
    lat: 22.575,
    lon: 114.275,
  },
  CNTAO: {
    ...china,
    code: 'CNTAO',
    locode: 'CNQDG',
    nameZh: '青岛',
    nameEn: 'Qingdao',
    lat: 36.01,
    lon: 120.22,
  },
  KRPUS: {
    code: 'KRPUS',
    locode: 'KRPUS',
    nameZh: '釜山',
    nameEn: 'Busan',
    countryCode: 'KR',
    countryZh: '韩国',
    countryEn: 'South Korea',
    zone: 'Asia/Seoul',
    lat: 35.08,
    lon: 128.8,
  },
  SGSIN: {
    code: 'SGSIN',
    locode: 'SGSIN',
    nameZh: '新加坡',
    nameEn: 'Singapore',
    countryCode: 'SG',
    countryZh: '新加坡',
    countryEn: 'Singapore',
    zone: 'Asia/Singapore',
    lat: 1.266,
    lon: 103.76,
  },
  USLAX: {
    code: 'USLAX',
    locode: 'USLAX',
    nameZh: '洛杉矶',
    nameEn: 'Los Angeles',
    countryCode: 'US',
    countryZh: '美国',
    countryEn: 'United States',
    zone: 'America/Los_Angeles',
    lat: 33.74,
    lon: -118.26,
  },
  NLRTM: {
    code: 'NLRTM',
    locode: 'NLRTM',
    nameZh: '鹿特丹',
    nameEn: 'Rotterdam',
    countryCode: 'NL',
    countryZh: '荷兰',
    countryEn: 'Netherlands',
    zone: 'Europe/Amsterdam',
    lat: 51.95,
    lon: 4.05,
  },
  DEHAM: {
    code: 'DEHAM',
    locode: 'DEHAM',
    nameZh: '汉堡',
    nameEn: 'Hamburg',
    countryCode: 'DE',
    countryZh: '德国',
    countryEn: 'Germany',
    zone: 'Europe/Berlin',
    lat: 53.53,
    lon: 9.93,
  },
} as const satisfies Record<string, Port>;
export type SamplePortCode = keyof typeof samplePorts;

export function samplePort(code: SamplePortCode = 'CNSHA', overrides: Partial<Port> = {}): Port {
  return { ...samplePorts[code], ...overrides };
}

/** The three names of a port that rows carry. */
export function sampleEndPort(code: SamplePortCode) {
  const { nameZh, nameEn } = samplePorts[code];
  return { code, nameZh, nameEn };
}

export function sampleSeaRoute(
  origin: SamplePortCode = 'CNSHA',
  destination: SamplePortCode = 'USLAX',
  overrides: Partial<SeaRoute> = {},
): SeaRoute {
  const west = destination === 'USLAX';
  const ports = Object.keys(samplePorts);
  return {
    id: sampleId(2, ports.indexOf(origin) * 16 + ports.indexOf(destination)),
    origin: sampleEndPort(origin),
    destination: sampleEndPort(destination),
    groupCode: west ? 'USW' : 'EUR',
    groupZh: west ? '美西航线' : '欧洲航线',
    groupEn: west ? 'US West Coast' : 'Europe',
    ...overrides,
  };
}

/** A route that is paid for, and until when. */
export function sampleHeldRoute(overrides: Partial<HeldRoute> = {}): HeldRoute {
  return { route: sampleSeaRoute(), kind: 'paid', expiresAt: sampleInstant(64), ...overrides };
}

export function sampleSubscription(overrides: Partial<Subscription> = {}): Subscription {
  return {
    id: sampleId(3, 1),
    kind: 'trial',
    routes: [sampleSeaRoute()],
    seats: 0,
    startedAt: sampleNow,
    expiresAt: sampleInstant(7),
    ...overrides,
  };
}

import type { DataOf } from '../../contract/call.ts';
import type { Coverage, dataQuality } from '../../contract/dataQuality.ts';
import { sampleInstant } from './basics.ts';
import { sampleCarriers } from './sailings.ts';

type DataQuality = DataOf<typeof dataQuality.selectQuality>;

function coverageOf(sailings: number, gaps: Partial<Coverage> = {}): Coverage {
  return {
    sailings,
    priced: sailings,
    oldPrices: 0,
    cutOffs: sailings,
    vessels: Math.floor(sailings * 0.94),
    medianHours: 5.5,
    updatedAt: sampleInstant(0, -2),
    sample: false,
    ...gaps,
  };
}

const gaps: Partial<Coverage>[] = [
  {},
  { priced: 131, oldPrices: 12, medianHours: 31 },
  { priced: 0, cutOffs: 40, medianHours: 400, oldPrices: 0 },
];

/** Three carriers: one complete, one with some gaps, one without prices; two trades; no file of HS codes. */
export function sampleDataQuality(overrides: Partial<DataQuality> = {}): DataQuality {
  return {
    measuredAt: sampleInstant(0),
    days: 56,
    carriers: sampleCarriers()
      .slice(0, gaps.length)
      .map((carrier, index) => ({ carrier, ...coverageOf(212 - index * 60, gaps[index]) })),
    trades: [
      { trade: { code: 'NAM', nameZh: '北美', nameEn: 'North America' }, ...coverageOf(304) },
      {
        trade: { code: 'EUR', nameZh: '欧洲', nameEn: 'Europe' },
        ...coverageOf(152, { priced: 131, oldPrices: 12 }),
      },
    ],
    imports: {
      days: 90,
      rows: [
        { kind: 'fuel', files: 12, lines: 240, refusedLines: 0, lastAt: sampleInstant(-3) },
        { kind: 'sailings', files: 13, lines: 5460, refusedLines: 27, lastAt: sampleInstant(0, -2) },
        { kind: 'surcharges', files: 3, lines: 1280, refusedLines: 4, lastAt: sampleInstant(-11) },
        { kind: 'exchange', files: 60, lines: 120, refusedLines: 0, lastAt: sampleInstant(-1) },
        { kind: 'hs', files: 0, lines: 0, refusedLines: 0, lastAt: null },
      ],
    },
    ...overrides,
  };
}

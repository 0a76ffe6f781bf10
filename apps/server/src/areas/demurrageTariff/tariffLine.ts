import type { CsvRule } from '@fairway/gateway/contract/csvColumns';
import { type Currency, currency as currencyShape } from '@fairway/gateway/contract/shapes';
import {
  type BandProblem,
  bandsText,
  csvDay,
  type DemurrageBox,
  type DemurrageDirection,
  type DemurrageKind,
  type FreeDayCount,
  readBands,
} from '@fairway/trade';
import { type CsvLine, flagOf, readLine } from '../../services/csv/csvLine.ts';
import type { BadCell } from '../../services/csv/csvTable.ts';

/** The accepted cell values, by stored value; reports use the first. */
export const columnWords = {
  direction: { import: ['import', '进口'], export: ['export', '出口'] },
  box: {
    '20DRY': ['20DRY', '20GP', '20DC', '20DV', "20'", '20'],
    '40DRY': ['40DRY', '40GP', '40DC', '40DV', '40HQ', '40HC', "40'", '40'],
    '45DRY': ['45DRY', '45HQ', '45HC', "45'", '45'],
    '20RF': ['20RF', '20RE', '20RQ', '20 冷藏'],
    '40RF': ['40RF', '40RH', '40RQ', '40HR', '40 冷藏'],
    '20SPECIAL': ['20SPECIAL', '20OT', '20FR', '20TK', '20 特种'],
    '40SPECIAL': ['40SPECIAL', '40OT', '40FR', '40TK', '40 特种'],
  },
  charge: {
    demurrage: ['demurrage', '滞港费'],
    detention: ['detention', '滞箱费'],
    combined: ['combined', 'D&D', '合并计费'],
    storage: ['storage', '堆存费'],
  },
  free_day_count: {
    calendar: ['calendar', 'calendar days', '日历日', '自然日'],
    working: ['working', 'working days', '工作日'],
  },
} as const;

/** The terms of a valid tariff. Days are `2026-12-01`. */
export interface TariffDetails {
  readonly freeDays: number;
  readonly freeDayCount: FreeDayCount;
  readonly currency: Currency;
  readonly bands: string;
  readonly validTo: string | null;
  readonly sourceName: string;
  readonly sourceLink: string;
  readonly sourceDay: string;
}

/** The key of a tariff; tariffs of the same key have no day in common. */
export interface TariffKey {
  readonly carrier: string;
  /** As the file has it, a code of the trade or a UN/LOCODE. */
  readonly port: string;
  readonly direction: DemurrageDirection;
  readonly box: DemurrageBox;
  readonly charge: DemurrageKind;
}

/** A tariff in a line of a file. */
export interface TariffEntry extends TariffKey {
  readonly validFrom: string;
  /** Null where the line removes it. */
  readonly details: TariffDetails | null;
}

/** Reads a line and checks it without stored data; returns the first broken rule, if any. */
export function readTariff(cells: Readonly<Record<string, string>>, now: Date): TariffEntry | BadCell {
  return readLine(cells, (line) => entryOf(line, now.toISOString().slice(0, 10)));
}

const longestName = 120;
const longestLink = 300;

const bandRules: Readonly<Record<BandProblem, CsvRule>> = {
  format: 'bandFormat',
  start: 'bandStart',
  gap: 'bandGap',
  overlap: 'bandOverlap',
  falling: 'bandFalling',
  end: 'bandEnd',
};

function entryOf(line: CsvLine, today: string): TariffEntry {
  const { cell, broken } = line;
  const filled = (column: string) => cell(column) || broken(column, 'required');
  const day = (column: string) => csvDay(filled(column)) ?? broken(column, 'day');

  const carrier = filled('carrier').toUpperCase();
  if (!/^[A-Z0-9]{2,6}$/.test(carrier)) broken('carrier', 'carrier');
  const port = filled('port').toUpperCase().replace(' ', '');
  if (!/^[A-Z]{2}[A-Z0-9]{3}$/.test(port)) broken('port', 'harbour');
  const validFrom = day('valid_from');
  const key = {
    carrier,
    port,
    direction: wordOf(line, 'direction', 'direction'),
    box: wordOf(line, 'box', 'box'),
    charge: wordOf(line, 'charge', 'tariffCharge'),
    validFrom,
  };
  const cancelled = flagOf(cell('cancelled')) ?? broken('cancelled', 'flag');
  if (cancelled) return { ...key, details: null };

  const freeDays = /^\d{1,2}$/.test(filled('free_days'))
    ? Number(cell('free_days'))
    : broken('free_days', 'freeDays');
  const freeDayCount = wordOf(line, 'free_day_count', 'freeDayCount');
  const currency =
    currencyShape.options.find((each) => each === filled('currency').toUpperCase()) ??
    broken('currency', 'currency');
  const bands = readBands(filled('bands'), freeDays);
  const validTo = cell('valid_to') === '' ? null : day('valid_to');
  if (validTo !== null && validTo < validFrom) broken('valid_to', 'validity');
  const sourceName = filled('source');
  if (sourceName.length > longestName) broken('source', 'length');
  const sourceDay = day('source_day');
  if (sourceDay > today) broken('source_day', 'later');
  return {
    ...key,
    details: {
      ...{ freeDays, freeDayCount, currency, validTo, sourceName, sourceDay },
      sourceLink: linkOf(line, 'source_link'),
      bands: typeof bands === 'string' ? broken('bands', bandRules[bands]) : bandsText(bands),
    },
  };
}

/** Returns the meaning of a cell, which may not be empty. */
function wordOf<Column extends keyof typeof columnWords>(
  { cell, broken }: CsvLine,
  column: Column,
  rule: CsvRule,
): keyof (typeof columnWords)[Column] {
  const text = cell(column).toLowerCase();
  if (text === '') return broken(column, 'required');
  const match = Object.entries<readonly string[]>(columnWords[column]).find(([, words]) =>
    words.some((word) => word.toLowerCase() === text),
  );
  return match ? (match[0] as keyof (typeof columnWords)[Column]) : broken(column, rule);
}

/** An address of the web, or nothing: the desk and the portal link to it. */
function linkOf({ cell, broken }: CsvLine, column: string): string {
  const text = cell(column);
  if (text === '') return '';
  if (text.length > longestLink || !URL.canParse(text)) return broken(column, 'link');
  const { protocol, href } = new URL(text);
  return protocol === 'https:' || protocol === 'http:' ? href : broken(column, 'link');
}

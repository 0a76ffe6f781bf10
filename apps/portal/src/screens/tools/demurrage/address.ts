import {
  costCurrencies,
  type DemurrageBox,
  type DemurrageDirection,
  type DemurrageKind,
  demurrageBoxes,
  demurrageDirections,
  type FreeDayCount,
  freeDayCounts,
  isDay,
} from '@fairway/trade';

/** Charges of the page; `storage` of terminals is not one. */
export type ChargeKind = Exclude<DemurrageKind, 'storage'>;

export const clockCounts = ['one', 'two'] as const;
export type ClockCount = (typeof clockCounts)[number];

/** A tariff as the reader types it. */
export interface TariffText {
  readonly freeDays: string;
  readonly count: FreeDayCount;
  /** As `readBands` reads them. */
  readonly bands: string;
}

/** A calculation as the reader types it; days are `2026-11-20`, or empty. */
export interface Calculation extends Readonly<Record<ChargeKind, TariffText>> {
  /** Code of the port whose tariffs are compared, or empty. */
  readonly port: string;
  readonly box: DemurrageBox;
  /** Code of the carrier whose tariff was filled in, or empty. */
  readonly carrier: string;
  readonly direction: DemurrageDirection;
  readonly clocks: ClockCount;
  readonly currency: (typeof costCurrencies)[number];
  readonly containers: string;
  readonly first: string;
  readonly gate: string;
  readonly last: string;
}

const path = '/logisticsTool/demurrage';
/** Choices that an address leaves out. */
const usual = new Set(['40DRY', 'import', 'one', 'calendar', 'USD', '']);
const noTariff: TariffText = { freeDays: '', count: 'calendar', bands: '' };

export const emptyCalculation: Calculation = {
  port: '',
  box: '40DRY',
  carrier: '',
  direction: 'import',
  clocks: 'one',
  currency: 'USD',
  containers: '1',
  first: '',
  gate: '',
  last: '',
  combined: noTariff,
  demurrage: noTariff,
  detention: noTariff,
};

/** Longer than the bands that a tariff can have, so that a longer text is refused with a message and not cut to a wrong tariff. */
const longestBands = 300;

/** The charges of a calculation in the order of the container's days. */
export function chargesOf({ clocks, direction }: Pick<Calculation, 'clocks' | 'direction'>): ChargeKind[] {
  if (clocks === 'one') return ['combined'];
  return direction === 'import' ? ['demurrage', 'detention'] : ['detention', 'demurrage'];
}

/** Reads a calculation from an address. Unreadable values become empty or the default. */
export function readCalculation(search: URLSearchParams): Calculation {
  const text = (name: string) => (search.get(name) ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim();
  const digits = (name: string) => (/^\d{1,2}$/.test(text(name)) ? text(name) : '');
  const day = (name: string) => (isTariffDay(text(name)) ? text(name) : '');
  const choice = <Value extends string>(name: string, values: readonly [Value, ...Value[]]) =>
    values.find((value) => value === search.get(name)) ?? values[0];
  const tariff = (kind: ChargeKind): TariffText => ({
    freeDays: digits(`${kind}Free`),
    count: choice(`${kind}Count`, freeDayCounts),
    bands: Array.from(text(`${kind}Bands`))
      .slice(0, longestBands)
      .join(''),
  });
  const code = (name: string, pattern: RegExp) => (pattern.test(text(name)) ? text(name) : '');
  const port = code('port', /^[A-Z]{2}[A-Z0-9]{3}$/);
  return {
    port,
    box: demurrageBoxes.find((box) => box === search.get('box')) ?? emptyCalculation.box,
    carrier: port === '' ? '' : code('carrier', /^[A-Z0-9]{2,6}$/),
    direction: choice('direction', demurrageDirections),
    clocks: choice('clocks', clockCounts),
    currency: choice('currency', costCurrencies),
    containers: search.has('containers') ? digits('containers') : emptyCalculation.containers,
    first: day('first'),
    gate: day('gate'),
    last: day('last'),
    combined: tariff('combined'),
    demurrage: tariff('demurrage'),
    detention: tariff('detention'),
  };
}

/** The address of a calculation, with the fields that its clocks need and that are not empty or usual. */
export function demurrageAddress(calculation: Calculation = emptyCalculation): string {
  const { port, box, carrier, direction, clocks, currency, containers, first, gate, last } = calculation;
  const fields: Record<string, string> = { port, box, direction, clocks, first };
  if (port !== '') fields.carrier = carrier;
  if (clocks === 'two') fields.gate = gate;
  fields.last = last;
  for (const kind of chargesOf(calculation)) {
    const { freeDays, count, bands } = calculation[kind];
    fields[`${kind}Free`] = freeDays.trim();
    fields[`${kind}Count`] = count;
    fields[`${kind}Bands`] = bands.trim();
  }
  Object.assign(fields, { currency, containers: containers.trim() });
  const parameters = Object.entries(fields).filter(([name, value]) =>
    name === 'containers' ? value !== emptyCalculation.containers : !usual.has(value),
  );
  return parameters.length === 0 ? path : `${path}?${new URLSearchParams(parameters)}`;
}

/** Whether a text is a day of this century; other years are typing errors. */
export function isTariffDay(text: string): boolean {
  return isDay(text) && text.startsWith('20');
}

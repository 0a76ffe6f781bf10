import {
  type BandProblem,
  clockProblem,
  type DemurrageClock,
  type DemurrageDay,
  demurrageClock,
  demurrageDays,
  demurrageTotal,
  lastFreeDay,
  readBands,
  type WorkedDay,
  workedFreeDays,
} from '@fairway/trade';
import { type Calculation, type ChargeKind, chargesOf, isTariffDay } from './address.ts';

/** A field of the form that a problem belongs to. */
export type CalculationField =
  | 'first'
  | 'gate'
  | 'last'
  | 'containers'
  | `${ChargeKind}.${'freeDays' | 'bands'}`;

/** Why a field cannot be calculated with. */
export type FieldProblem = 'missing' | 'number' | 'day' | 'order' | 'long' | BandProblem;

export type Problems = Partial<Record<CalculationField, FieldProblem>>;

/** A day of a charge, with the sum for all containers up to it over all charges, in minor units. */
export interface ChargedDay extends DemurrageDay {
  readonly kind: ChargeKind;
  readonly sum: number;
}

export interface Charge {
  readonly kind: ChargeKind;
  /** Null where no day is left for it: the container passed the gate on its last day. */
  readonly clock: DemurrageClock | null;
  readonly freeDays: number;
  /** The last free day, null without a clock or without free days. */
  readonly lastFree: string | null;
  /** The free days on which people work. */
  readonly workedFree: number;
  /** Minor units for all containers. */
  readonly total: number;
}

export interface CalculationResult {
  readonly charges: readonly Charge[];
  readonly days: readonly ChargedDay[];
  /** Minor units for all containers. */
  readonly total: number;
}

/** Returns missing and wrong values, in the order of the form; empty if it can be calculated. */
export function problemsOf(calculation: Calculation): Problems {
  const problems: Problems = {};
  const days =
    calculation.clocks === 'two' ? (['first', 'gate', 'last'] as const) : (['first', 'last'] as const);
  let before = '';
  for (const field of days) {
    const problem = dayProblem(before, calculation[field]);
    if (problem) problems[field] = problem;
    else before = calculation[field];
  }
  for (const kind of chargesOf(calculation)) {
    const { freeDays, bands } = calculation[kind];
    if (!isFreeDays(freeDays)) problems[`${kind}.freeDays`] = freeDays.trim() === '' ? 'missing' : 'number';
    // The first band follows the free days, so bands are read after them only.
    const bandsOrProblem = isFreeDays(freeDays) ? readBands(bands, Number(freeDays)) : null;
    if (bands.trim() === '') problems[`${kind}.bands`] = 'missing';
    else if (typeof bandsOrProblem === 'string') problems[`${kind}.bands`] = bandsOrProblem;
  }
  if (!/^\s*[1-9]\d?\s*$/.test(calculation.containers)) problems.containers = 'number';
  return problems;
}

/** The charges of a calculation and each of their days; null while `problemsOf` names a problem. */
export function calculate(calculation: Calculation, isWorked: WorkedDay): CalculationResult | null {
  if (Object.keys(problemsOf(calculation)).length > 0) return null;
  const containers = Number(calculation.containers);
  const days: ChargedDay[] = [];
  let total = 0;
  const charges = chargesOf(calculation).map((kind): Charge => {
    const freeDays = Number(calculation[kind].freeDays);
    const bands = readBands(calculation[kind].bands, freeDays);
    const clock = demurrageClock(kind, calculation.direction, calculation);
    if (typeof bands === 'string' || !clock) {
      return { kind, clock: null, freeDays, lastFree: null, workedFree: 0, total: 0 };
    }
    const terms = { freeDays, count: calculation[kind].count, bands };
    const clockDays = demurrageDays(terms, clock.start, clock.end, isWorked);
    for (const day of clockDays) {
      total += day.rate * containers;
      days.push({ ...day, kind, sum: total });
    }
    return {
      kind,
      clock,
      freeDays,
      lastFree: freeDays === 0 ? null : lastFreeDay(terms, clock.start, isWorked),
      workedFree: workedFreeDays(terms, clock.start, isWorked),
      total: demurrageTotal(clockDays) * containers,
    };
  });
  return { charges, days, total };
}

function dayProblem(before: string, day: string): FieldProblem | null {
  if (day === '') return 'missing';
  if (!isTariffDay(day)) return 'day';
  return before === '' ? null : clockProblem(before, day);
}

function isFreeDays(text: string): boolean {
  return /^\s*\d{1,2}\s*$/.test(text);
}

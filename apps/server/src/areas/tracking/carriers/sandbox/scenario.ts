import type { TrackingKind } from '@fairway/trade';
import { dice } from './dice.ts';

/** The course of a voyage in the sandbox. */
export type Scenario = 'onTime' | 'late' | 'rolled' | 'transshipped' | 'hold' | 'unknown' | 'away';

interface SampleNumber {
  readonly number: string;
  readonly kind: TrackingKind;
  readonly carrier: string;
  readonly scenario: Scenario;
  readonly from: string;
  readonly to: string;
  /** Days since its planned departure on the day of the first query. */
  readonly daysIn: number;
}

/** Numbers to try: a box at sea that is late, a bill that changes ship, a booking that customs hold. */
export const sampleNumbers: readonly SampleNumber[] = [
  {
    number: 'CSNU6218474',
    kind: 'container',
    carrier: 'COSU',
    scenario: 'late',
    from: 'CNSHA',
    to: 'USLAX',
    daysIn: 10,
  },
  {
    number: 'MEDUSH482015',
    kind: 'bill',
    carrier: 'MSCU',
    scenario: 'transshipped',
    from: 'CNNGB',
    to: 'DEHAM',
    daysIn: 21,
  },
  {
    number: 'HLCUSHA251104882',
    kind: 'bill',
    carrier: 'HLCU',
    scenario: 'hold',
    from: 'CNTAO',
    to: 'NLRTM',
    daysIn: 32,
  },
];

/** Frequency of each scenario, in percent. */
const shares: readonly (readonly [Scenario, number])[] = [
  ['onTime', 42],
  ['late', 20],
  ['rolled', 9],
  ['transshipped', 14],
  ['hold', 7],
  ['unknown', 5],
  ['away', 3],
];

export function sampleOf(number: string): SampleNumber | undefined {
  return sampleNumbers.find((each) => each.number === number);
}

/** Returns the scenario of a number, always the same. */
export function scenarioOf(number: string): Scenario {
  const sample = sampleOf(number);
  if (sample) return sample.scenario;
  let left = dice(`scenario ${number}`) * 100;
  for (const [scenario, share] of shares) {
    left -= share;
    if (left < 0) return scenario;
  }
  return 'onTime';
}

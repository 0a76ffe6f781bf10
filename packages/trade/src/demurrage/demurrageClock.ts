import { addDays } from '../weeks.ts';
import type { DemurrageDirection, DemurrageKind } from './demurrageBands.ts';

/**
 * The three days of a container, `2026-11-20`. Import: discharged, gate-out, empty return. Export: empty pick-up, gate-in,
 * loaded. Null where it has not happened.
 */
export interface ContainerDays {
  readonly first: string | null;
  readonly gate: string | null;
  readonly last: string | null;
}

/** The first and last day of a clock, both included. */
export interface DemurrageClock {
  readonly start: string;
  readonly end: string;
}

/**
 * The clock of a charge. Demurrage and storage run inside the terminal, detention outside, a combined tariff from the first
 * to the last day. The day of the gate belongs to the clock before it, so that no day is counted twice. Null where a day of
 * the clock is not known, or nothing is left of it; days in the wrong order are for `clockProblem`.
 */
export function demurrageClock(
  kind: DemurrageKind,
  direction: DemurrageDirection,
  { first, gate, last }: ContainerDays,
): DemurrageClock | null {
  if (kind === 'combined') return first !== null && last !== null ? { start: first, end: last } : null;
  const inside = kind !== 'detention';
  const beforeGate = inside === (direction === 'import');
  if (gate === null) return null;
  if (beforeGate) return first === null ? null : { start: first, end: gate };
  return last === null || last === gate ? null : { start: addDays(gate, 1), end: last };
}

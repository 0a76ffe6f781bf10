import type { PlannedStep } from '@fairway/gateway/contract/planner';
import { addDays, isWeekend } from '@fairway/trade';
import { isWorkingDay } from '../../time/workingDays.ts';
import { instantAt } from '../../time/zone.ts';

export interface PlannedCutOff {
  readonly code: PlannedStep;
  readonly at: Date;
}

export interface Plan {
  readonly ready: string;
  readonly inlandDays: number;
  /** Zone of the port of loading. */
  readonly zone: string;
  readonly calendar: WorkCalendar;
}

export type WorkCalendar = 'china' | 'weekends';

export interface Step extends PlannedCutOff {
  readonly done: Date;
}

/** Only the holidays of mainland China are available. */
export function calendarOf(countryCode: string): WorkCalendar {
  return countryCode === 'CN' ? 'china' : 'weekends';
}

/** Work of a day is done by its evening. */
const endOfWork = '18:00';
/**
 * Steps that wait for the container at the port; in China a declaration is released after the gate-in report. The rest
 * needs packed cargo.
 */
const atPortSteps: ReadonlySet<PlannedStep> = new Set(['FCO', 'PCO', 'CUA']);

function isWorked(day: string, calendar: WorkCalendar): boolean {
  return calendar === 'china' ? isWorkingDay(day) : !isWeekend(day);
}

/** The day on which a container reaches the port after so many working days on the road. */
export function atPortDay({ ready, inlandDays, calendar }: Omit<Plan, 'zone'>): string {
  let day = ready;
  for (let left = inlandDays; left > 0; ) {
    day = addDays(day, 1);
    if (isWorked(day, calendar)) left -= 1;
  }
  return day;
}

/** When the cargo is packed, and when its container is at the port. */
export function doneTimes(plan: Plan): { readonly packed: Date; readonly atPort: Date } {
  const endOf = (day: string) => instantAt(day, endOfWork, plan.zone);
  return { packed: endOf(plan.ready), atPort: endOf(atPortDay(plan)) };
}

/** Each published cut-off with the time at which the shipper is done, in the order of the cut-offs. */
export function stepsOf(plan: Plan, cutOffs: readonly PlannedCutOff[]): Step[] {
  const { packed, atPort } = doneTimes(plan);
  return cutOffs
    .map((cutOff) => ({ ...cutOff, done: atPortSteps.has(cutOff.code) ? atPort : packed }))
    .sort((a, b) => Number(a.at) - Number(b.at));
}

/** The cut-off that a plan misses first. */
export function missedIn(steps: readonly Step[]): PlannedStep | null {
  return steps.find(({ done, at }) => done > at)?.code ?? null;
}

/** Cargo does not wait longer for a sailing than this. */
const longestWait = 90;

/** The last day on which cargo may be ready for cut-offs that are before `departureDay`. */
export function latestReady(
  plan: Omit<Plan, 'ready'>,
  cutOffs: readonly PlannedCutOff[],
  departureDay: string,
): string | null {
  for (let back = 0; back <= longestWait; back += 1) {
    const ready = addDays(departureDay, -back);
    if (missedIn(stepsOf({ ...plan, ready }, cutOffs)) === null) return ready;
  }
  return null;
}

import type { ReportedEvent } from './types.ts';
import { isSameVessel } from './vessels.ts';

/** The reports of one call at one place, and whether another vessel replaced the planned one. */
export interface Visit {
  readonly reports: readonly ReportedEvent[];
  readonly replaced: boolean;
}

/**
 * Splits the reports of one event at one place by the vessels that they name. Another vessel is either a second call,
 * or replaces the first.
 */
export function visitsOf(about: readonly ReportedEvent[]): Visit[] {
  const legs: ReportedEvent[][] = [];
  for (const each of about) {
    if (each.vessel === null) continue;
    const leg = legs.find(([first]) => isSameVessel(first?.vessel ?? null, each.vessel));
    if (leg) leg.push(each);
    else legs.push([each]);
  }
  if (legs.length < 2) return [{ reports: about, replaced: false }];
  const visits: Visit[] = [];
  for (const leg of inOrder(legs)) {
    const last = visits.at(-1);
    if (last && isReplaced(last.reports, leg)) {
      visits[visits.length - 1] = { reports: [...last.reports, ...leg], replaced: true };
    } else visits.push({ reports: leg, replaced: false });
  }
  return withUnnamed(
    visits,
    about.filter(({ vessel }) => vessel === null),
  );
}

/** Sorts legs by time, with legs that are no longer listed before their replacements. */
function inOrder(legs: readonly ReportedEvent[][]): ReportedEvent[][] {
  return legs.toSorted((a, b) => timeOf(a) - timeOf(b));
}

const timeOf = (leg: readonly ReportedEvent[]) => Math.max(...leg.map(({ at }) => Number(at)));
const isListed = (leg: readonly ReportedEvent[]) => leg.some(({ listed }) => listed);
const hasHappened = (leg: readonly ReportedEvent[]) => leg.some(({ classifier }) => classifier === 'ACT');
const isPlan = (leg: readonly ReportedEvent[]) => leg.every(({ classifier }) => classifier === 'PLN');
const hasPlan = (leg: readonly ReportedEvent[]) => leg.some(({ classifier }) => classifier === 'PLN');

/** Whether one of two vessels replaces the other, rather than both calling. `earlier` is the one that was expected first. */
function isReplaced(earlier: readonly ReportedEvent[], later: readonly ReportedEvent[]): boolean {
  if (isListed(earlier) !== isListed(later)) return !hasHappened(isListed(earlier) ? later : earlier);
  // Carriers that keep their first plan report only estimates for the replacement vessel.
  return isListed(earlier) && isPlan(earlier) && !hasPlan(later);
}

/** Events without a vessel belong to the call that is nearest in time. */
function withUnnamed(visits: readonly Visit[], unnamed: readonly ReportedEvent[]): Visit[] {
  const nearest = (each: ReportedEvent) =>
    visits.reduce((best, visit) => (away(visit, each) < away(best, each) ? visit : best), visits[0] as Visit);
  const byVisit = Map.groupBy(unnamed, nearest);
  return visits.map((visit) => ({ ...visit, reports: [...visit.reports, ...(byVisit.get(visit) ?? [])] }));
}

const away = ({ reports }: Visit, { at }: ReportedEvent) =>
  Math.min(...reports.map((each) => Math.abs(Number(each.at) - Number(at))));

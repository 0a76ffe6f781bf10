import type { Classifier } from '../carriers/carrier.ts';
import { placeOf } from '../places.ts';
import { course } from './course.ts';
import type { PlaceKey } from './placeKeys.ts';
import { isSuperseded, withoutTakenBack } from './supersede.ts';
import type { Event, ReportedEvent } from './types.ts';
import { type Visit, visitsOf } from './visits.ts';

const rank: Record<Classifier, number> = { PLN: 0, EST: 1, ACT: 2 };

/** The events of one container, in their order. */
export function eventsOf(
  reportedEvents: readonly ReportedEvent[],
  keyOf: PlaceKey,
  container: string | null,
): Event[] {
  const listed = reportedEvents.filter((each) => each.listed);
  const bySubject = Map.groupBy(reportedEvents, (each) => `${each.what} ${keyOf(each)}`);
  return [...bySubject]
    .flatMap(([subject, about]) =>
      visitsOf(about).map((visit, call) => ({
        ...eventOf(
          call === 0 ? subject : `${subject} ${call + 1}`,
          { ...visit, reports: withoutTakenBack(visit.reports, listed) },
          keyOf,
        ),
        superseded: isSuperseded(visit.reports, reportedEvents, listed, keyOf),
        onceHappened: visit.reports.some(({ classifier }) => classifier === 'ACT'),
      })),
    )
    .map((event) => ({ ...event, containers: container === null ? [] : [container] }))
    .sort(inCourse);
}

export function inCourse(a: Event, b: Event): number {
  return Number(a.at) - Number(b.at) || course.indexOf(a.what) - course.indexOf(b.what);
}

function eventOf(
  key: string,
  { reports, replaced }: Visit,
  keyOf: PlaceKey,
): Omit<Event, 'containers' | 'superseded' | 'onceHappened'> {
  // Listed reports count more than unlisted ones, and of those the latest.
  const inOrder = reports.toSorted(
    (a, b) => Number(a.listed) - Number(b.listed) || Number(a.saidAt) - Number(b.saidAt),
  );
  const now = inOrder.reduce((best, each) => (rank[each.classifier] >= rank[best.classifier] ? each : best));
  const planned =
    reports
      .toSorted((a, b) => Number(a.saidAt) - Number(b.saidAt))
      .find(({ classifier }) => classifier === 'PLN') ?? null;
  const place = keyOf(now);
  return {
    key,
    what: now.what,
    locode: placeOf(place)?.code ?? now.locode,
    facility: now.facility ?? planned?.facility ?? null,
    place: now.place ?? planned?.place ?? null,
    plannedAt: planned?.at ?? null,
    at: now.at,
    classifier: now.classifier,
    vessel: now.vessel ?? planned?.vessel ?? null,
    source: now.source,
    rolled: now.what === 'DEPA' && (replaced || reports.some(({ cause }) => cause === 'rolled')),
    transit: reports.some(({ transit }) => transit),
  };
}

import type { planner as calls, SailingPlan } from '@fairway/gateway/contract/planner';
import type { Db } from '../../database/db.ts';
import type { Handling } from '../../http/answer.ts';
import { dayAt } from '../../time/zone.ts';
import { laneIsOpen } from '../subscribe/index.ts';
import { atPortDay, calendarOf, latestReady, missedIn, type PlannedCutOff, stepsOf } from './rules.ts';

/** Number of coming sailings to check for the first one that can be reached. */
const mostTried = 200;
const hour = 3_600_000;

/** Plans one sailing backwards, for a tenant whose running subscription or trial covers its route. */
export async function sailingPlan({
  query: { id, ready, inlandDays },
  db,
  caller,
  now,
  refuse,
}: Handling<typeof calls.selectPlan>): Promise<SailingPlan> {
  const sailing = await sailings(db).where('sailing.id', '=', id).executeTakeFirst();
  if (!sailing) return refuse('notFound');
  if (!(await laneIsOpen(db, caller, sailing.seaRouteId, now))) return refuse('subscriptionRequired');
  const { zone, countryCode } = sailing;
  const plan = { ready, inlandDays, zone, calendar: calendarOf(countryCode) };
  const steps = stepsOf(plan, cutOffsOf(sailing));
  const coming = await sailings(db)
    .where('sailing.seaRouteId', '=', sailing.seaRouteId)
    .where('sailing.departure', '>', now)
    .orderBy('sailing.departure')
    .orderBy('sailing.id')
    .limit(mostTried)
    .execute();
  const first = coming.find((each) => {
    const cutOffs = cutOffsOf(each);
    return cutOffs.every(({ at }) => at > now) && missedIn(stepsOf(plan, cutOffs)) === null;
  });
  return {
    ready,
    inlandDays,
    atPort: atPortDay(plan),
    steps: steps.map(({ code, done, at }) => ({
      code,
      done: { at: done.toISOString(), zone },
      cutOff: { at: at.toISOString(), zone },
      spareHours: Math.floor((Number(at) - Number(done)) / hour),
    })),
    missed: missedIn(steps),
    latestReady: latestReady(plan, cutOffsOf(sailing), dayAt(sailing.departure, zone)),
    first: first
      ? {
          id: first.id,
          carrier: { code: first.carrierCode, nameZh: first.carrierZh, nameEn: first.carrierEn },
          vessel: first.vesselName,
          voyage: first.voyage,
          departure: { at: first.departure.toISOString(), zone },
        }
      : null,
    calendar: plan.calendar,
  };
}

function sailings(db: Db) {
  return db
    .selectFrom('sailing')
    .innerJoin('seaRoute', 'seaRoute.id', 'sailing.seaRouteId')
    .innerJoin('port', 'port.code', 'seaRoute.origin')
    .innerJoin('carrier', 'carrier.code', 'sailing.carrierCode')
    .select(['sailing.id', 'sailing.seaRouteId', 'sailing.carrierCode', 'vesselName', 'voyage', 'departure'])
    .select(['closing', 'manifestCutOff', 'vgmCutOff', 'fullBoxIn', 'portCutOff', 'customsCutOff'])
    .select(['port.zone', 'port.countryCode'])
    .select(['carrier.nameZh as carrierZh', 'carrier.nameEn as carrierEn']);
}
type PlannedSailing = Awaited<ReturnType<ReturnType<typeof sailings>['executeTakeFirstOrThrow']>>;

function cutOffsOf(sailing: PlannedSailing): PlannedCutOff[] {
  const times = [
    ['DCO', sailing.closing],
    ['AFC', sailing.manifestCutOff],
    ['VCO', sailing.vgmCutOff],
    ['FCO', sailing.fullBoxIn],
    ['PCO', sailing.portCutOff],
    ['CUA', sailing.customsCutOff],
  ] as const;
  return times.flatMap(([code, at]) => (at ? [{ code, at }] : []));
}

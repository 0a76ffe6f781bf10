import type { ScheduleScore } from '@fairway/gateway/contract/sailingHistory';
import { dayMs } from '@fairway/trade';
import { sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import { dayAt } from '../../../time/zone.ts';
import { sameVoyageDays } from '../rules.ts';

/** Sailings of the last days that a score counts. */
const periodDays = 90;
/** Fewer calls are not representative of a carrier. */
const fewestCalls = 20;
/** A schedule that was listed later than this before the departure had no time to change. */
const listedDays = 7;

/** Counts of the sailings of one carrier on a route. */
export interface CallCounts {
  readonly carrierCode: string;
  readonly calls: number;
  /** Departed within a day of the departure that was published first. */
  readonly onTime: number;
  /** Departure, SI cut-off and CY cut-off never changed. */
  readonly unchanged: number;
  /** Departed at all. */
  readonly departed: number;
  /** Hours between the first published and the last departure, over all that departed. */
  readonly shiftHours: number;
}

/** Counts the calls of a route by carrier. A cancelled sailing is a call that was neither on time nor unchanged. */
export async function countCallsOf(db: Db, seaRouteId: string, now: Date): Promise<CallCounts[]> {
  const from = new Date(now.getTime() - periodDays * dayMs);
  const { rows } = await sql<CallCounts>`
    with call as (
      select sailing.carrier_code, true as departed, not coalesce(history.changed, false) as unchanged,
        abs(extract(epoch from sailing.departure - coalesce(history.first_departure, sailing.departure))) / 3600 as shift
      from sailing
      left join lateral (
        select min(source.recorded_at) filter (where added) as listed_at,
          bool_or(num_nonnulls(version.departure, version.closing, version.port_cut_off) > 0) as changed,
          (array_agg(version.departure order by version.id) filter (where version.departure is not null))[1]
            as first_departure
        from sailing_version as version join version_source as source on source.id = version.source_id
        where version.sea_route_id = ${seaRouteId} and sailing_id = sailing.id and source.sample = sailing.sample
      ) as history on true
      where sailing.sea_route_id = ${seaRouteId} and sailing.departure between ${from} and ${now}
        and (sailing.sample or history.listed_at <= sailing.departure - make_interval(days => ${listedDays}))
      union all
      select carrier_code, false, false, 0 from sailing_version as gone
      where sea_route_id = ${seaRouteId} and cancelled and departure between ${from} and ${now}
        -- Another vessel sailed the same voyage.
        and not exists (
          select from sailing_version as added
          join sailing on sailing.sea_route_id = ${seaRouteId} and sailing.id = added.sailing_id
          where added.sea_route_id = ${seaRouteId} and added.source_id = gone.source_id
            and added.added and sailing.carrier_code = gone.carrier_code and sailing.voyage = gone.voyage
            and abs(extract(epoch from sailing.departure - gone.departure)) <= ${(sameVoyageDays * dayMs) / 1000}
        )
    )
    select carrier_code, count(*)::int as calls,
      count(*) filter (where departed and shift <= 24)::int as on_time,
      count(*) filter (where unchanged)::int as unchanged,
      count(*) filter (where departed)::int as departed,
      coalesce(sum(shift), 0)::float as shift_hours
    from call group by carrier_code`.execute(db);
  return rows;
}

/** The reliability of each carrier in percent; carriers with fewer than twenty calls have none. */
export function reliabilityOf(counts: readonly CallCounts[]): ReadonlyMap<string, number> {
  return new Map(
    counts
      .filter(({ calls }) => calls >= fewestCalls)
      .map(({ carrierCode, onTime, calls }) => [carrierCode, percentOf(onTime, calls)]),
  );
}

/** The score of all calls together. Its numbers are null below twenty calls. */
export function scoreOf(counts: readonly CallCounts[], now: Date, zone: string): ScheduleScore {
  const sum = (pick: (count: CallCounts) => number) =>
    counts.reduce((total, count) => total + pick(count), 0);
  const calls = sum((count) => count.calls);
  const departed = sum((count) => count.departed);
  const period = {
    calls,
    from: dayAt(new Date(now.getTime() - periodDays * dayMs), zone),
    to: dayAt(now, zone),
  };
  if (calls < fewestCalls) return { ...period, reliability: null, stability: null, shiftHours: null };
  return {
    ...period,
    reliability: percentOf(
      sum(({ onTime }) => onTime),
      calls,
    ),
    stability: percentOf(
      sum(({ unchanged }) => unchanged),
      calls,
    ),
    shiftHours: departed === 0 ? null : Math.round(sum(({ shiftHours }) => shiftHours) / departed),
  };
}

const percentOf = (part: number, whole: number) => Math.round((part / whole) * 100);

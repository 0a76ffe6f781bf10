import {
  type SailingState,
  stateKinds,
  stateReason,
  type WatchCondition,
  type WatchReason,
} from '@fairway/trade';
import { sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import { canBeBooked } from '../../encyclopedia/index.ts';
import { countCallsOf, hasNewPrice, reliabilityOf } from '../../sailingHistory/index.ts';
import { tenantsThatOpen } from '../../subscribe/index.ts';
import type { Firing, JudgeParts } from './firing.ts';
import { firedForOpenSeats, watchesOn, writeFirings } from './judge.ts';
import { reportFirings } from './reportFirings.ts';
import { readRoute } from './route.ts';

/**
 * Judges changes that no import reports: old prices and unreliable carriers. Each route has a separate transaction with
 * firings, notifications and emails. Safe to run twice at once.
 */
export async function judgeStates(parts: JudgeParts, now: Date): Promise<void> {
  const { rows: routes } = await sql<{ seaRouteId: string }>`
    select distinct sea_route_id from watch
    where not paused and jsonb_path_exists(conditions, ${stateConditions}::jsonpath)`.execute(parts.db);
  for (const { seaRouteId } of routes)
    await parts.db.transaction().execute((trx) => judgeRouteState(trx, parts, seaRouteId, now));
}

const stateConditions = `$[*].kind ? (${stateKinds.map((kind) => `@ == "${kind}"`).join(' || ')})`;

async function judgeRouteState(trx: Db, parts: JudgeParts, seaRouteId: string, now: Date): Promise<void> {
  // The lock of the other job: two runs would not see each other's firings.
  await sql`select 1 from watch_cursor for update`.execute(trx);
  const [watches, sailings, tenants, counts] = await Promise.all([
    watchesOn(trx, [seaRouteId]),
    bookableSailings(trx, seaRouteId, now),
    tenantsThatOpen(trx, seaRouteId, now),
    countCallsOf(trx, seaRouteId, now),
  ]);
  const reliability = reliabilityOf(counts);
  const fired = await firedStates(
    trx,
    watches.map(({ id }) => id),
  );
  const route = await readRoute(trx, seaRouteId);
  const firings: Firing[] = [];
  for (const watch of watches.filter(({ tenantId }) => tenants.has(tenantId))) {
    const own = sailings.filter(({ sailingId }) => watch.sailingId === null || watch.sailingId === sailingId);
    for (const sailing of own) {
      const state = { ...sailing, reliability: reliability.get(sailing.carrierCode) ?? null };
      for (const reason of reasonsOf(watch.conditions, state, now)) {
        const key = `${watch.id} ${stateKey(reason, sailing.versionId)}`;
        if (fired.has(key)) continue;
        fired.add(key);
        firings.push({ watch, version: { ...sailing, id: sailing.versionId }, sails: true, route, reason });
      }
    }
  }
  const stored = await writeFirings(trx, await firedForOpenSeats(trx, seaRouteId, firings, now), now);
  await reportFirings(trx, parts, stored, now);
}

function reasonsOf(conditions: readonly WatchCondition[], state: SailingState, now: Date): WatchReason[] {
  return conditions.flatMap((condition) => stateReason(condition, state, now) ?? []);
}

/** A price fires once, and so does a carrier, for any number of sailings. */
function stateKey(reason: WatchReason, versionId: string): string {
  return reason.kind === 'reliabilityUnder' ? `carrier ${reason.carrierCode}` : `${reason.kind} ${versionId}`;
}

interface PricedSailing {
  readonly sailingId: string;
  readonly carrierCode: string;
  readonly vesselName: string;
  readonly voyage: string;
  /** The version that published its price. */
  readonly versionId: string;
  /** ISO instant; null for a sailing without a price. */
  readonly pricedAt: string | null;
}

/** The sailings of a route that can be booked, the next one first, with the import that published their price. */
async function bookableSailings(db: Db, seaRouteId: string, now: Date): Promise<PricedSailing[]> {
  const { rows } = await sql<Omit<PricedSailing, 'pricedAt'> & { readonly pricedAt: Date | null }>`
    select sailing.id as sailing_id, sailing.carrier_code, sailing.vessel_name, sailing.voyage, priced.id as version_id,
      case when num_nonnulls(sailing.price_gp20, sailing.price_gp40, sailing.price_hq40) > 0
        then priced.recorded_at end as priced_at
    from sailing join lateral (
      select version.id, source.recorded_at
      from sailing_version as version join version_source as source on source.id = version.source_id
      where version.sea_route_id = ${seaRouteId} and version.sailing_id = sailing.id and not source.sample
        and ${hasNewPrice}
      order by version.id desc limit 1
    ) as priced on true
    where sailing.sea_route_id = ${seaRouteId} and not sailing.sample and ${canBeBooked(now)}
    order by sailing.departure, sailing.id`.execute(db);
  return rows.map((row) => ({ ...row, pricedAt: row.pricedAt?.toISOString() ?? null }));
}

/** Returns the states that some watches have reported already. */
async function firedStates(db: Db, watchIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ watchId: string; versionId: string; reason: WatchReason }>`
    select watch_id, version_id, reason from watch_firing
    where watch_id = any (${watchIds}::uuid[]) and kind = any (${[...stateKinds]}::text[])`.execute(db);
  return new Set(rows.map(({ watchId, versionId, reason }) => `${watchId} ${stateKey(reason, versionId)}`));
}

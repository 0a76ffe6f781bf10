import type { TrackedState } from '@fairway/trade';
import type { Db } from '../../../database/db.ts';
import { dayAt } from '../../../time/zone.ts';
import { happened } from '../digest/containerState.ts';
import { digest } from '../digest/digest.ts';
import type { ContainerState, Digest } from '../digest/types.ts';
import { placeOf } from '../places.ts';
import { boxName, parseEvents } from '../polling/reportedEvents.ts';
import { freeTimeOf } from './freeTime.ts';

/** Zone of the port of discharge by its code; UTC while it is unknown. */
export function zoneOfDischarge(destination: string | null): string {
  return placeOf(destination)?.zone ?? 'UTC';
}

interface TrackedNumber {
  readonly tenantId: string;
  readonly trackingId: string;
}

/** The current states of some numbers, by their ids. Numbers of which the carrier reported nothing are left out. */
export async function trackedStates(
  db: Db,
  numbers: readonly TrackedNumber[],
  now: Date,
): Promise<ReadonlyMap<string, TrackedState>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .selectFrom('tracking')
    .select(['id', 'carrierCode', 'said'])
    .where('tenantId', 'in', [...new Set(numbers.map(({ tenantId }) => tenantId))])
    .where('id', 'in', [...new Set(numbers.map(({ trackingId }) => trackingId))])
    .execute();
  const states = new Map<string, TrackedState>();
  for (const { id, carrierCode, ...row } of rows) {
    const journey = digest(parseEvents(row.said));
    if (journey) states.set(id, await stateOf(db, journey, carrierCode, now));
  }
  return states;
}

async function stateOf(
  db: Db,
  journey: Digest,
  carrierCode: string | null,
  now: Date,
): Promise<TrackedState> {
  const { arrival, events, containers, isoType, state } = journey;
  const destination = placeOf(arrival?.locode ?? null);
  const current = events.filter(({ superseded }) => !superseded);
  const past = current.filter(happened);
  const freeTime =
    containers.length === 1
      ? await freeTimeOf(
          db,
          {
            ...{ carrierCode, destination: destination?.code ?? null, boxType: boxName(isoType) },
            happened: past.map(({ what, locode, at }) => ({
              ...{ what, portCode: placeOf(locode)?.code ?? null, at: at.toISOString() },
            })),
          },
          now,
        )
      : [];
  return {
    arrival: arrival && !happened(arrival) ? arrival.at.toISOString() : null,
    rolled: current.findLast(({ rolled }) => rolled)?.key ?? null,
    customsHold:
      journey.exception === 'hold' ? (past.findLast(({ what }) => what === 'HOLD')?.key ?? null) : null,
    dischargedAt: dischargedAt(containers, arrival?.locode ?? null),
    freeTime: freeTime.flatMap(({ charge, last }) => (last === null ? [] : [{ charge, last }])),
    today: dayAt(now, destination?.zone ?? 'UTC'),
    idleSince: state === 'done' ? null : idleSince(containers, journey),
  };
}

/** When the last of the containers was discharged at destination; null while one is not. */
function dischargedAt(containers: readonly ContainerState[], destination: string | null): string | null {
  if (destination === null) return null;
  const discharges = containers.map(({ events }) =>
    events.findLast(
      (event) =>
        event.what === 'DISC' && event.locode === destination && happened(event) && !event.superseded,
    ),
  );
  const times = discharges.flatMap((event) => (event ? [event.at.toISOString()] : []));
  return times.length === containers.length ? (times.toSorted().at(-1) ?? null) : null;
}

/** Since when the least advanced container has not moved; on board, since the arrival that was expected next. */
function idleSince(containers: readonly ContainerState[], { state, arrival }: Digest): string | null {
  const lead = containers.find((each) => each.state === state && each.arrival === arrival);
  const current = lead?.events.filter(({ superseded }) => !superseded) ?? [];
  const last = current.findLast(happened);
  if (!last) return null;
  if (last.what !== 'DEPA' && last.what !== 'LOAD') return last.at.toISOString();
  const next = current.find((event) => event.what === 'ARRI' && !happened(event));
  return next?.at.toISOString() ?? null;
}

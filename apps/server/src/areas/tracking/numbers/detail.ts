import type { TrackingDetail, TrackingEvent } from '@fairway/gateway/contract/cargoTracking';
import { cutText } from '@fairway/trade';
import type { PortFact } from '../../../facts/read.ts';
import { joinWays, seaLanes, type Way } from '../../harbour/index.ts';
import { happened, shiftHours } from '../digest/containerState.ts';
import { digest } from '../digest/digest.ts';
import type { ContainerState, Digest, Event, ReportedEvent } from '../digest/types.ts';
import { splitWay } from '../digest/way.ts';
import { briefOf, placeOf, timeAt } from '../places.ts';
import { boxName } from '../polling/reportedEvents.ts';
import type { TrackedJourney } from './freeTime.ts';
import { progressOf, type TrackingRow, toRow } from './trackedRow.ts';

/** All data about a watched number. */
export function detailOf(
  row: TrackingRow,
  reportedEvents: readonly ReportedEvent[],
  now: Date,
): TrackedJourney {
  const journey = digest(reportedEvents);
  const answerRow = toRow(row, now);
  if (!journey)
    return { row: answerRow, events: [], containers: [], arrivals: [], way: null, position: null };
  const destination = placeOf(journey.arrival?.locode ?? null);
  return {
    row: answerRow,
    events: journey.events.map((event) => toEvent(event, journey.boxes)),
    containers: journey.boxes > 1 ? journey.containers.flatMap((each) => toContainer(each) ?? []) : [],
    arrivals: journey.arrivals.map(({ saidAt, at, ...rest }) => ({
      ...rest,
      saidAt: saidAt.toISOString(),
      arrival: timeAt(at, destination) ?? { at: at.toISOString(), zone: 'UTC' },
    })),
    ...sailed(journey, row, now),
  };
}

function toEvent(event: Event, boxes: number): TrackingEvent {
  const port = placeOf(event.locode);
  const { what, classifier, source, vessel, containers, superseded } = event;
  return {
    // Containers that did the same thing at other times have events of one key.
    key: `${event.key} ${containers.join(' ')} ${superseded ? 'superseded' : ''}`,
    what,
    classifier,
    source,
    vessel,
    containers: containers.length < boxes ? [...containers] : [],
    superseded,
    port: briefOf(port),
    // An unknown port has only the carrier's name.
    facility: event.facility ?? (port ? null : (event.place ?? event.locode)),
    plannedAt: timeAt(event.plannedAt, port),
    at: timeAt(event.at, port),
    shiftHours: shiftHours(event),
  };
}

/** A container of a bill: its state, and its last event. */
function toContainer({ container, state, exception, isoType, events }: ContainerState) {
  if (container === null) return null;
  const last = events.findLast((event) => happened(event) && !event.superseded);
  const port = placeOf(last?.locode ?? null);
  return {
    number: cutText(container, 20),
    state,
    exception,
    boxType: boxName(isoType),
    last: last ? { what: last.what, port: briefOf(port), at: timeAt(last.at, port) } : null,
  };
}

/** The track over water by its ports of call, and the estimated position of the cargo on it. */
function sailed(journey: Digest, row: TrackingRow, now: Date): Pick<TrackingDetail, 'way' | 'position'> {
  const ports = journey.ports.flatMap((code) => placeOf(code) ?? []);
  const way = wayThrough(ports);
  if (!way) return { way: null, position: null };
  const leg = legAt(journey, now);
  const share = leg ? shareOfWay(ports, leg) : progressOf(row, now);
  const split = splitWay(way.lines, share);
  const hours = leg ? (now.getTime() - leg.since.getTime()) / 3_600_000 : 0;
  return {
    way: {
      travelled: share > 0 ? split.travelled : [],
      ahead: share < 1 ? split.ahead : [],
      nauticalMiles: way.nauticalMiles,
      milesAhead: Math.round(way.nauticalMiles * (1 - share)),
      ports: ports.map((port) => ({
        port: { code: port.code, nameZh: port.nameZh, nameEn: port.nameEn },
        lon: port.lon,
        lat: port.lat,
      })),
    },
    position:
      leg && leg.share > 0 && leg.share < 1
        ? {
            lon: Math.round(split.at[0] * 1000) / 1000,
            lat: Math.round(split.at[1] * 1000) / 1000,
            radius: unsure(hours),
            at: now.toISOString(),
          }
        : null,
  };
}

/** The uncertainty grows with the time since the last event: a mile an hour, from 20 to 150. */
export function unsure(hoursSince: number): number {
  return Math.round(Math.min(Math.max(hoursSince, 20), 150) / 10) * 10;
}

/** Returns null when a port is missing or off the graph of sea lanes. */
export function wayThrough(ports: readonly PortFact[]): Way | null {
  if (ports.length < 2) return null;
  const legs = ports.slice(1).map((port, index) => seaLanes().way(ports[index] ?? port, port));
  return legs.reduce((all, leg) => joinWays(all, leg));
}

interface Leg {
  readonly index: number;
  /** The share of this leg that has passed, by time. */
  readonly share: number;
  readonly since: Date;
}

/** The leg that it is on: from a port that it left to the next, or waiting at its start. */
function legAt({ containers, state, arrival, ports }: Digest, now: Date): Leg | null {
  const lead = containers.find((each) => each.state === state && each.arrival === arrival);
  const events = lead?.events.filter(({ superseded }) => !superseded) ?? [];
  const left = events.findLast((event) => happened(event) && event.what === 'DEPA');
  if (!left) return null;
  const index = ports.indexOf(left.locode ?? '');
  const next = events.find(({ what, locode }) => what === 'ARRI' && locode === ports[index + 1]);
  if (index < 0 || !next) return null;
  if (next.classifier === 'ACT') return { index, share: 1, since: next.at };
  const share = (now.getTime() - left.at.getTime()) / Math.max(next.at.getTime() - left.at.getTime(), 1);
  // It has not arrived, however late it is.
  return { index, share: Math.min(Math.max(share, 0.001), 0.99), since: left.at };
}

function shareOfWay(ports: readonly PortFact[], { index, share }: Leg): number {
  const miles = ports.slice(1).map((port, leg) => seaLanes().nauticalMiles(ports[leg] ?? port, port));
  const whole = miles.reduce((sum, each) => sum + each, 0);
  const behind = miles.slice(0, index).reduce((sum, each) => sum + each, 0) + (miles[index] ?? 0) * share;
  return whole === 0 ? 0 : Math.min(behind / whole, 1);
}

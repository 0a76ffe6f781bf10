import type { EventName } from '../carriers/carrier.ts';
import { eventsOf } from './identify.ts';
import { presentJourney } from './journey.ts';
import type { PlaceKey } from './placeKeys.ts';
import type { CargoException, ContainerState, Event, MovedState, ReportedEvent } from './types.ts';

const hour = 3_600_000;
/** A day late is late. */
export const lateFrom = 24;

/** The state of one container by all its events. */
export function containerState(
  container: string | null,
  all: readonly ReportedEvent[],
  keyOf: PlaceKey,
): ContainerState {
  const journey = presentJourney(all);
  const events = eventsOf(journey, keyOf, container);
  const current = events.filter(({ superseded }) => !superseded);
  const departure = current.find(({ what }) => what === 'DEPA') ?? null;
  const arrival = arrivalOf(current);
  const state = stateOf(current, departure, arrival);
  return {
    container,
    state,
    exception: exceptionOf(state, current, arrival),
    isoType: journey.find(({ isoType }) => isoType !== null)?.isoType ?? null,
    events,
    departure,
    arrival,
    vessel: vesselOf(current),
    waitingAt: waitingAt(current, arrival),
  };
}

export const happened = ({ classifier }: Event) => classifier === 'ACT';

/** The end of the journey; null while it is unknown, for example if the last known port is one of transshipment. */
function arrivalOf(current: readonly Event[]): Event | null {
  const last =
    current.findLast(({ what }) => what === 'ARRI') ?? current.findLast(({ what }) => what === 'DISC');
  if (!last) return null;
  const isHere = ({ locode, place }: Event) => locode === last.locode && place === last.place;
  const goesOn = current.some(({ what, at }) => (what === 'LOAD' || what === 'DEPA') && at > last.at);
  return goesOn || current.some((each) => each.transit && isHere(each)) ? null : last;
}

/** Events of a container that occur only behind its last port. */
const ashore: readonly EventName[] = ['AVPU', 'GTOT', 'STRP', 'AVDO'];
const atSea: readonly EventName[] = ['DEPA', 'ARRI', 'DISC'];

function stateOf(current: readonly Event[], departure: Event | null, arrival: Event | null): MovedState {
  const past = current.filter(happened);
  if (past.some(({ what }) => what === 'DROP')) return 'done';
  const isAshore = past.some(
    ({ what, at }) => ashore.includes(what) && (departure === null || at > departure.at),
  );
  if (isAshore || (arrival && happened(arrival))) return 'arrived';
  if (
    arrival &&
    past.some(({ what, locode }) => what === 'DISC' && locode !== null && locode === arrival.locode)
  )
    return 'arrived';
  return past.some(({ what }) => atSea.includes(what)) ? 'sailing' : 'planned';
}

function exceptionOf(
  state: MovedState,
  current: readonly Event[],
  arrival: Event | null,
): CargoException | null {
  if (state === 'done') return null;
  const last = (what: EventName) => current.findLast((each) => each.what === what && happened(each));
  const [hold, release] = [last('HOLD'), last('RELS')];
  if (hold && (!release || release.at < hold.at)) return 'hold';
  if (state === 'arrived') return null;
  if (current.some(({ rolled }) => rolled)) return 'rolled';
  return arrival && (shiftHours(arrival) ?? 0) >= lateFrom ? 'late' : null;
}

/** Returns the hours of delay against the plan; null without a plan. */
export function shiftHours({ plannedAt, at }: Pick<Event, 'plannedAt' | 'at'>): number | null {
  return plannedAt === null ? null : Math.round((Number(at) - Number(plannedAt)) / hour);
}

/** The vessel it is on, was last on, or will leave on. */
function vesselOf(current: readonly Event[]): Event['vessel'] {
  const onVessel = current.filter(
    ({ what, vessel }) => vessel !== null && (what === 'LOAD' || what === 'DEPA'),
  );
  return (onVessel.findLast(happened) ?? onVessel[0])?.vessel ?? null;
}

function waitingAt(current: readonly Event[], arrival: Event | null): string | null {
  const moves = current.filter(({ what }) => what === 'LOAD' || atSea.includes(what));
  const last = moves.findLast(happened);
  return last?.what === 'DISC' && last.locode !== arrival?.locode ? last.locode : null;
}

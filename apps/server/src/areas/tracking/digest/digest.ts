import { containerState } from './containerState.ts';
import { inCourse } from './identify.ts';
import { type PlaceKey, placeKeys } from './placeKeys.ts';
import type {
  Ahead,
  ArrivalNews,
  CargoException,
  ContainerState,
  Digest,
  Event,
  MovedState,
  ReportedEvent,
} from './types.ts';
import { isSameVessel } from './vessels.ts';

const states: readonly MovedState[] = ['planned', 'sailing', 'arrived', 'done'];
/** Exceptions that need attention first. */
const exceptions: readonly CargoException[] = ['hold', 'rolled', 'late'];

/** The result of all events of a number: the events, the state of each container, and the summary. */
export function digest(reportedEvents: readonly ReportedEvent[]): Digest | null {
  if (reportedEvents.length === 0) return null;
  const keyOf = placeKeys(reportedEvents);
  const names = [...new Set(reportedEvents.flatMap(({ box }) => box ?? []))].sort();
  const containers = (names.length > 0 ? names : [null]).map((name) =>
    containerState(name, eventsOfContainer(name, reportedEvents), keyOf),
  );
  const lead = leastAdvanced(containers);
  const { departure, arrival } = lead;
  const moves = lead.events.filter(
    ({ what, superseded }) => !superseded && (what === 'DEPA' || what === 'ARRI'),
  );
  return {
    state: lead.state,
    exception: exceptions.find((each) => containers.some(({ exception }) => exception === each)) ?? null,
    containers,
    ahead: aheadOf(lead.state, containers),
    events: merged(containers),
    arrivals: arrival ? newsOf(eventsOfContainer(lead.container, reportedEvents), arrival, keyOf) : [],
    ports: [...new Set(moves.flatMap(({ locode }) => locode ?? []))],
    departure,
    arrival,
    vessel: lead.vessel,
    isoType: lead.isoType ?? reportedEvents.find(({ isoType }) => isoType !== null)?.isoType ?? null,
    boxes: containers.length,
    waitingAt: lead.waitingAt,
  };
}

/** Returns the events of one container: those that name it, and those that name none but its vessels. */
function eventsOfContainer(
  container: string | null,
  reportedEvents: readonly ReportedEvent[],
): readonly ReportedEvent[] {
  const own = reportedEvents.filter(({ box }) => box !== null && box === container);
  const vessels = own.flatMap(({ vessel }) => vessel ?? []);
  const others = reportedEvents.flatMap(({ box, vessel }) =>
    box !== null && box !== container ? (vessel ?? []) : [],
  );
  const isOthers = ({ vessel }: ReportedEvent) =>
    vessel !== null &&
    vessels.length > 0 &&
    !vessels.some((each) => isSameVessel(each, vessel)) &&
    others.some((each) => isSameVessel(each, vessel));
  return reportedEvents.filter((each) => each.box === container || (each.box === null && !isOthers(each)));
}

function leastAdvanced(containers: readonly ContainerState[]): ContainerState {
  const arrivalOf = ({ arrival }: ContainerState) => Number(arrival?.at ?? 0);
  return containers.reduce((least, each) => {
    const difference = states.indexOf(each.state) - states.indexOf(least.state);
    return difference < 0 || (difference === 0 && arrivalOf(each) > arrivalOf(least)) ? each : least;
  });
}

/** Returns the number of containers that reached the next state that any of them reached. */
function aheadOf(state: MovedState, containers: readonly ContainerState[]): Ahead | null {
  const reached = (least: MovedState) =>
    containers.filter((each) => states.indexOf(each.state) >= states.indexOf(least)).length;
  for (const next of states.slice(states.indexOf(state) + 1)) {
    const count = reached(next);
    if (count > 0 && next !== 'planned') return { state: next, count };
  }
  return null;
}

/** The events of all containers, those that several have in common once. */
function merged(containers: readonly ContainerState[]): Event[] {
  const isSame = ({ key, plannedAt, at, classifier, vessel, superseded }: Event) =>
    JSON.stringify([key, plannedAt, at, classifier, vessel?.name, superseded]);
  const groups = Map.groupBy(
    containers.flatMap(({ events }) => events),
    isSame,
  );
  return [...groups.values()]
    .flatMap(([first, ...more]) =>
      first ? { ...first, containers: [first, ...more].flatMap((each) => each.containers) } : [],
    )
    .sort(inCourse);
}

/** Each change of the arrival at the port where the journey ends. */
function newsOf(reportedEvents: readonly ReportedEvent[], arrival: Event, keyOf: PlaceKey): ArrivalNews[] {
  const news: ArrivalNews[] = [];
  const inOrder = reportedEvents.toSorted((a, b) => Number(a.saidAt) - Number(b.saidAt));
  for (const each of inOrder) {
    const { what, saidAt, at, classifier, cause, remark } = each;
    // Calls of a container at one place have the same key but for their number.
    if (what !== arrival.what || !arrival.key.startsWith(`${what} ${keyOf(each)}`)) continue;
    const last = news.at(-1);
    if (last && Number(last.at) === Number(at) && (last.classifier === classifier || classifier === 'PLN'))
      continue;
    if (last?.classifier === 'ACT') continue;
    news.push({ saidAt, at, classifier, cause, remark });
  }
  return news;
}

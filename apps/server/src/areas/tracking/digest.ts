import type { TrackingException, TrackingState } from '@fairway/gateway/contract/cargoTracking';
import type { Classifier, EventName, Said } from './carriers/carrier.ts';

const hour = 3_600_000;
/** A day late is late. */
export const lateFrom = 24;

/** One event at one place, as planned and as it is now. */
export interface Event {
  readonly key: string;
  readonly what: EventName;
  readonly locode: string | null;
  readonly facility: string | null;
  readonly plannedAt: Date | null;
  readonly at: Date;
  readonly classifier: Classifier;
  readonly vessel: Said['vessel'];
  readonly source: Said['source'];
  readonly box: string | null;
}

/** What was said about the arrival, each time that it was another one. */
export interface ArrivalNews {
  readonly saidAt: Date;
  readonly at: Date;
  readonly classifier: Classifier;
  readonly cause: Said['cause'];
  readonly remark: string | null;
}

/** What all that a carrier said comes to. */
export interface Digest {
  readonly state: Exclude<TrackingState, 'asking' | 'unknown'>;
  readonly exception: Exclude<TrackingException, 'away'> | null;
  readonly events: readonly Event[];
  readonly arrivals: readonly ArrivalNews[];
  /** Ports where it changes ship, ends included, by what events name them with. */
  readonly ports: readonly string[];
  readonly departure: Event | null;
  readonly arrival: Event | null;
  /** The ship it is on, was last on, or will leave on. */
  readonly vessel: Said['vessel'];
  readonly isoType: string | null;
  readonly boxes: number;
  /** Port where it waits for its next ship. */
  readonly waitingAt: string | null;
}

const keyOf = ({ what, locode }: Said) => `${what} ${locode ?? ''}`;
const rank: Record<Classifier, number> = { PLN: 0, EST: 1, ACT: 2 };
/** The order of events at one port within one minute. */
const course: readonly EventName[] = [
  'CONF',
  'PICK',
  'STUF',
  'GTIN',
  'INSP',
  'RSEA',
  'ARRI',
  'DISC',
  'HOLD',
  'RELS',
  'RMVD',
  'LOAD',
  'DEPA',
  'AVPU',
  'GTOT',
  'STRP',
  'AVDO',
  'DROP',
];

/** Makes of everything that was said what a reader wants to know. Null where nothing was said that places a cargo. */
export function digest(said: readonly Said[]): Digest | null {
  if (said.length === 0) return null;
  const inOrder = said.toSorted((a, b) => Number(a.saidAt) - Number(b.saidAt));
  const events = [...Map.groupBy(inOrder, keyOf)]
    .map(([key, about]) => eventOf(key, about))
    .sort((a, b) => Number(a.at) - Number(b.at) || course.indexOf(a.what) - course.indexOf(b.what));
  const departures = events.filter(({ what }) => what === 'DEPA');
  const arrivals = events.filter(({ what }) => what === 'ARRI');
  const departure = departures[0] ?? null;
  const arrival = arrivals.at(-1) ?? null;
  const done = events.some((each) => happened(each) && ['DROP', 'STRP'].includes(each.what));
  const state = done
    ? 'done'
    : arrival && happened(arrival)
      ? 'arrived'
      : departure && happened(departure)
        ? 'sailing'
        : 'planned';
  const boxes = new Set(said.flatMap(({ box }) => box ?? []));
  return {
    state,
    exception: exceptionOf(state, events, arrival, inOrder),
    events,
    arrivals: arrival ? newsOf(inOrder, arrival.locode) : [],
    ports: [...new Set([...departures, ...arrivals].toSorted(byTime).flatMap(({ locode }) => locode ?? []))],
    departure,
    arrival,
    vessel: vesselOf(events) ?? null,
    isoType: said.find(({ isoType }) => isoType !== null)?.isoType ?? null,
    boxes: Math.max(boxes.size, 1),
    waitingAt: waitingAt(events, arrival),
  };
}

const byTime = (a: Event, b: Event) => Number(a.at) - Number(b.at);
const happened = ({ classifier }: Event) => classifier === 'ACT';

function eventOf(key: string, about: readonly Said[]): Event {
  const planned = about.find(({ classifier }) => classifier === 'PLN') ?? null;
  // The last word counts, and what happened outweighs what was expected.
  const now = about.reduce((best, each) => (rank[each.classifier] >= rank[best.classifier] ? each : best));
  const { what, locode, at, classifier, source } = now;
  const boxes = new Set(about.flatMap(({ box }) => box ?? []));
  return {
    key,
    what,
    locode,
    at,
    classifier,
    source,
    facility: now.facility ?? planned?.facility ?? null,
    plannedAt: planned?.at ?? null,
    vessel: now.vessel ?? planned?.vessel ?? null,
    box: boxes.size === 1 ? ([...boxes][0] ?? null) : null,
  };
}

function exceptionOf(
  state: Digest['state'],
  events: readonly Event[],
  arrival: Event | null,
  said: readonly Said[],
): Digest['exception'] {
  if (state === 'done') return null;
  const last = (what: EventName) => events.findLast((each) => each.what === what && happened(each));
  const [held, freed] = [last('HOLD'), last('RELS')];
  if (held && (!freed || freed.at < held.at)) return 'hold';
  if (state === 'arrived') return null;
  if (isRolled(said)) return 'rolled';
  return arrival && (shiftHours(arrival) ?? 0) >= lateFrom ? 'late' : null;
}

/** A cargo is rolled when another ship takes it from where it was to leave. */
function isRolled(said: readonly Said[]): boolean {
  if (said.some(({ cause }) => cause === 'rolled')) return true;
  const departures = said.filter(({ what, vessel }) => what === 'DEPA' && vessel !== null);
  const [first] = departures;
  const shipOf = ({ vessel }: Said) => vessel?.imo ?? vessel?.name;
  return departures.some((each) => each.locode === first?.locode && first && shipOf(each) !== shipOf(first));
}

/** Hours later than planned; null where nobody planned it. */
export function shiftHours({ plannedAt, at }: Pick<Event, 'plannedAt' | 'at'>): number | null {
  return plannedAt === null ? null : Math.round((Number(at) - Number(plannedAt)) / hour);
}

function vesselOf(events: readonly Event[]): Said['vessel'] | undefined {
  const onShip = events.filter(({ what, vessel }) => vessel !== null && ['LOAD', 'DEPA'].includes(what));
  return (onShip.findLast(happened) ?? onShip[0])?.vessel;
}

function waitingAt(events: readonly Event[], arrival: Event | null): string | null {
  const moves = events.filter(({ what }) => ['LOAD', 'DEPA', 'ARRI', 'DISC'].includes(what));
  const last = moves.findLast(happened);
  return last?.what === 'DISC' && last.locode !== arrival?.locode ? last.locode : null;
}

/** Each time that another arrival was said at the last port. */
function newsOf(said: readonly Said[], locode: string | null): ArrivalNews[] {
  const news: ArrivalNews[] = [];
  for (const { what, locode: place, saidAt, at, classifier, cause, remark } of said) {
    if (what !== 'ARRI' || place !== locode) continue;
    const last = news.at(-1);
    if (last && Number(last.at) === Number(at) && (last.classifier === classifier || classifier === 'PLN'))
      continue;
    if (last?.classifier === 'ACT') continue;
    news.push({ saidAt, at, classifier, cause, remark });
  }
  return news;
}

/** What was said before and what is said now, each once: some carriers tell only the newest. */
export function joinSaid(before: readonly Said[], now: readonly Said[]): Said[] {
  const known = new Map<string, Said>();
  for (const each of [...before, ...now]) {
    const key = `${keyOf(each)} ${each.classifier} ${Number(each.at)} ${each.vessel?.name ?? ''} ${each.box ?? ''}`;
    if (!known.has(key)) known.set(key, each);
  }
  return [...known.values()].slice(-mostSaid);
}

/** More than any voyage has; what comes after that pushes out the oldest. */
const mostSaid = 600;

const portFields = ['code', 'locode', 'nameZh', 'nameEn', 'countryZh', 'countryEn'] as const;

/** A port in the stored searches. */
export type RememberedPort = Readonly<Record<(typeof portFields)[number], string>>;

export interface SearchDraft {
  /** The address that the search began from; at another one the draft means nothing. */
  readonly from: string;
  readonly origin: RememberedPort | null;
  readonly destination: RememberedPort | null;
  readonly week: string | null;
}

type Check<T> = (value: unknown) => value is T;

// Storage may contain data of another release, or arbitrary data. Checked by hand: schemas belong to the gateway, which
// the first page does not load.
const isRecord: Check<Record<string, unknown>> = (value): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isPort: Check<RememberedPort> = (value): value is RememberedPort =>
  isRecord(value) && portFields.every((field) => typeof value[field] === 'string');

const isPortList: Check<RememberedPort[]> = (value): value is RememberedPort[] =>
  Array.isArray(value) && value.every(isPort);

/** Codes of origin and destination. */
type Lane = readonly [origin: string, destination: string];

const isLaneList: Check<Lane[]> = (value): value is Lane[] =>
  Array.isArray(value) &&
  value.every(
    (lane) => Array.isArray(lane) && lane.length === 2 && lane.every((code) => typeof code === 'string'),
  );

const isDraft: Check<SearchDraft> = (value): value is SearchDraft =>
  isRecord(value) &&
  typeof value.from === 'string' &&
  [value.origin, value.destination].every((port) => port === null || isPort(port)) &&
  (value.week === null || typeof value.week === 'string');

const draftKey = 'fairway.search';
const recentKey = 'fairway.recent-ports';
const lanesKey = 'fairway.recent-lanes';
const mostPorts = 6;
const lanesKept = 20;

function read<T>(storage: () => Storage, key: string, is: Check<T>): T | null {
  try {
    const value: unknown = JSON.parse(storage().getItem(key) ?? 'null');
    return is(value) ? value : null;
  } catch {
    return null;
  }
}

function write(storage: () => Storage, key: string, value: unknown): void {
  try {
    storage().setItem(key, JSON.stringify(value));
  } catch {
    // Without storage, nothing is stored and the search still works.
  }
}

const tab = () => sessionStorage;
const browser = () => localStorage;

/** Returns the unsent input of the search that began from an address; it survives a reload and a change of language. */
export function readDraft(from: string): SearchDraft | null {
  const draft = read(tab, draftKey, isDraft);
  return draft?.from === from ? draft : null;
}

/** Whether something was typed in this tab and not yet sent. */
export function hasDraft(): boolean {
  return read(tab, draftKey, isDraft) !== null;
}

/** Stores the typed values; null once they are sent. */
export function writeDraft(value: SearchDraft | null): void {
  write(tab, draftKey, value);
}

/** Forgets the routes of earlier searches. */
export function forgetLanes(): void {
  write(browser, recentKey, []);
  write(browser, lanesKey, []);
}

/** Ports of the last searches, newest first. */
export function recentPorts(): RememberedPort[] {
  return read(browser, recentKey, isPortList) ?? [];
}

/**
 * Returns ports of the last searches for one end of a lane: first those that were searched together with the other end,
 * then those used at this end before, newest first.
 */
export function recentPortsAt(end: 'origin' | 'destination', other: string | undefined): RememberedPort[] {
  const lanes = read(browser, lanesKey, isLaneList) ?? [];
  const at = end === 'origin' ? 0 : 1;
  const rank = (code: string) =>
    lanes.some((lane) => lane[at] === code && lane[1 - at] === other)
      ? 0
      : lanes.some((lane) => lane[at] === code)
        ? 1
        : 2;
  return recentPorts()
    .filter(({ code }) => code !== other)
    .toSorted((one, two) => rank(one.code) - rank(two.code));
}

/** Routes of the last searches whose ports are still remembered, newest first. */
export function recentRoutes(): { readonly origin: RememberedPort; readonly destination: RememberedPort }[] {
  const ports = new Map(recentPorts().map((port) => [port.code, port]));
  return (read(browser, lanesKey, isLaneList) ?? []).flatMap(([from, to]) => {
    const [origin, destination] = [ports.get(from), ports.get(to)];
    return origin && destination ? [{ origin, destination }] : [];
  });
}

/** Puts a route and its ports at the front of the recent ones. */
export function rememberLane(origin: RememberedPort, destination: RememberedPort): void {
  const picked = [origin, destination].map(({ code, locode, nameZh, nameEn, countryZh, countryEn }) => ({
    code,
    locode,
    nameZh,
    nameEn,
    countryZh,
    countryEn,
  }));
  const codes = new Set(picked.map(({ code }) => code));
  write(
    browser,
    recentKey,
    [...picked, ...recentPorts().filter(({ code }) => !codes.has(code))].slice(0, mostPorts),
  );
  const others = (read(browser, lanesKey, isLaneList) ?? []).filter(
    ([from, to]) => from !== origin.code || to !== destination.code,
  );
  write(browser, lanesKey, [[origin.code, destination.code], ...others].slice(0, lanesKept));
}

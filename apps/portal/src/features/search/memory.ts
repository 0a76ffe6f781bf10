const portFields = ['code', 'locode', 'nameZh', 'nameEn', 'countryZh', 'countryEn'] as const;

/** A port as the search remembers it. */
export type RememberedPort = Readonly<Record<(typeof portFields)[number], string>>;

export interface SearchDraft {
  /** The address that the search began from; at another one the draft means nothing. */
  readonly from: string;
  readonly origin: RememberedPort | null;
  readonly destination: RememberedPort | null;
  readonly week: string | null;
}

type Check<T> = (value: unknown) => value is T;

// What lies in storage may be of another release, or of anybody's making. Checked by hand: schemas come with the
// gateway, which the first page does without.
const isRecord: Check<Record<string, unknown>> = (value): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isPort: Check<RememberedPort> = (value): value is RememberedPort =>
  isRecord(value) && portFields.every((field) => typeof value[field] === 'string');

const isPortList: Check<RememberedPort[]> = (value): value is RememberedPort[] =>
  Array.isArray(value) && value.every(isPort);

const isDraft: Check<SearchDraft> = (value): value is SearchDraft =>
  isRecord(value) &&
  typeof value.from === 'string' &&
  [value.origin, value.destination].every((port) => port === null || isPort(port)) &&
  (value.week === null || typeof value.week === 'string');

const draftKey = 'fairway.search';
const recentKey = 'fairway.recent-ports';
const kept = 6;

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
    // Without storage nothing is remembered; the search works all the same.
  }
}

const tab = () => sessionStorage;
const browser = () => localStorage;

/** What was typed into the search that began from an address and not yet sent; survives a reload and a change of language. */
export function readDraft(from: string): SearchDraft | null {
  const kept = read(tab, draftKey, isDraft);
  return kept?.from === from ? kept : null;
}

/** Whether something was typed in this tab and not yet sent. */
export function hasDraft(): boolean {
  return read(tab, draftKey, isDraft) !== null;
}

/** Keeps what is typed; null when it was sent. */
export function writeDraft(value: SearchDraft | null): void {
  write(tab, draftKey, value);
}

/** Forgets the ports of earlier searches. */
export function forgetPorts(): void {
  write(browser, recentKey, []);
}

/** Ports of the last searches, newest first. */
export function recentPorts(): RememberedPort[] {
  return read(browser, recentKey, isPortList) ?? [];
}

/** Puts ports at the front of the recent ones. */
export function rememberPorts(...ports: readonly RememberedPort[]): void {
  const picked = ports.map(({ code, locode, nameZh, nameEn, countryZh, countryEn }) => ({
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
    [...picked, ...recentPorts().filter(({ code }) => !codes.has(code))].slice(0, kept),
  );
}

import * as v from 'valibot';

/** A port as the search remembers it. */
const remembered = v.object({
  code: v.string(),
  locode: v.string(),
  nameZh: v.string(),
  nameEn: v.string(),
  countryZh: v.string(),
  countryEn: v.string(),
});
export type RememberedPort = v.InferOutput<typeof remembered>;

const draft = v.object({
  /** The address that the search began from; at another one the draft means nothing. */
  from: v.string(),
  origin: v.nullable(remembered),
  destination: v.nullable(remembered),
  week: v.nullable(v.string()),
});
export type SearchDraft = v.InferOutput<typeof draft>;

const draftKey = 'fairway.search';
const recentKey = 'fairway.recent-ports';
const kept = 6;

function read<const S extends v.GenericSchema>(
  storage: () => Storage,
  key: string,
  schema: S,
): v.InferOutput<S> | null {
  try {
    return v.parse(schema, JSON.parse(storage().getItem(key) ?? ''));
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
  const kept = read(tab, draftKey, draft);
  return kept?.from === from ? kept : null;
}

/** Whether something was typed in this tab and not yet sent. */
export function hasDraft(): boolean {
  return read(tab, draftKey, draft) !== null;
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
  return read(browser, recentKey, v.array(remembered)) ?? [];
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

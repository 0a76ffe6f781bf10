import { carrierForm, type TrackingKind } from '@fairway/trade';
import type { CarrierAnswer, CarrierTracking } from './carrier.ts';
import { eventsIn, readEvents } from './dcsaEvents.ts';

/** Connection settings of one carrier's Track & Trace. */
export interface DcsaSettings {
  /** Up to the version: `https://api.example.com/track-and-trace/v2`. */
  readonly url: string;
  /** Header that carries the key: `Consumer-Key`, `X-API-Key`, `Authorization`. */
  readonly header: string;
  readonly key: string;
}

const parameters: Record<TrackingKind, string> = {
  container: 'equipmentReference',
  bill: 'transportDocumentReference',
  booking: 'carrierBookingReference',
};
const apiVersion = '2';
const timeout = 10_000;
const pageSize = 100;
/** Further pages of a cargo are not read, and events missing for that reason do not count as retracted. */
const mostPages = 20;
/** A larger response is not read. */
const mostBytes = 4_000_000;
/** A carrier that requests a longer pause is queried again after this. */
const longestWait = 6 * 3600;

type Refusal = Exclude<CarrierAnswer, { readonly state: 'found' }>;

/** One page of events and the address of the next one; or the whole response, if it has none. */
type Page =
  | { readonly state: 'page'; readonly events: readonly unknown[]; readonly next: URL | null }
  | Refusal;

/** Creates the client of a carrier with DCSA Track & Trace v2: `GET /events` by the number, page by page. */
export function dcsaCarrier({ url, header, key }: DcsaSettings): CarrierTracking {
  const headers = { [header]: key, 'API-Version': apiVersion, accept: 'application/json' };

  async function pageOf(address: URL): Promise<Page> {
    const answer = await fetch(address, {
      headers,
      signal: AbortSignal.timeout(timeout),
      redirect: 'error',
    });
    if (!answer.ok) return refused(answer);
    const events = read(await shortText(answer));
    if (!events) return away('garbage');
    const next = answer.headers.get('next-page') ?? answer.headers.get('next-page-cursor');
    return { state: 'page', events, next: nextPage(next, address) };
  }

  return {
    async ask({ carrier, kind, number }, now) {
      const events: unknown[] = [];
      let address: URL | null = new URL(`${url.replace(/\/+$/, '')}/events`);
      address.searchParams.set(parameters[kind], carrierForm(carrier, kind, number));
      address.searchParams.set('limit', String(pageSize));
      try {
        for (let page = 0; address !== null && page < mostPages; page += 1) {
          const got: Page = await pageOf(address);
          if (got.state !== 'page') return got;
          events.push(...got.events);
          address = got.next;
        }
      } catch (error) {
        // Messages of fetch may quote the address, which holds the number.
        return away(error instanceof Error ? error.name : 'failed');
      }
      const carrierEvents = readEvents(events, now);
      return carrierEvents.length > 0
        ? { state: 'found', events: carrierEvents, whole: address === null }
        : { state: 'unknown' };
    },
  };
}

const away = (why: string, retryAfter: number | null = null): Refusal => ({
  state: 'away',
  why,
  retryAfter,
});

async function refused(answer: Response): Promise<Refusal> {
  await answer.body?.cancel();
  if (answer.status === 404) return { state: 'unknown' };
  // A number that the carrier rejects as malformed is not one of its numbers.
  if (answer.status === 400) return { state: 'unknown' };
  return away(String(answer.status), secondsOf(answer.headers.get('retry-after')));
}

/** `Retry-After` is seconds or a date. */
function secondsOf(header: string | null): number | null {
  if (header === null) return null;
  const seconds = /^\d{1,6}$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.min(Math.max(Math.ceil(seconds), 1), longestWait) : null;
}

async function shortText(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength;
    if (size > mostBytes) throw new RangeError('too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function read(text: string): readonly unknown[] | null {
  try {
    return eventsIn(JSON.parse(text));
  } catch {
    return null;
  }
}

/** The next page is a link, or the cursor alone; one that leads elsewhere is not followed with our key. */
function nextPage(header: string | null, address: URL): URL | null {
  if (!header) return null;
  const next = new URL(header.includes('/') ? header : address.href, address);
  if (!header.includes('/')) next.searchParams.set('cursor', header);
  return next.origin === address.origin && next.href !== address.href ? next : null;
}

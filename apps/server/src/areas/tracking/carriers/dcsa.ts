import type { TrackingKind } from '@fairway/trade';
import * as v from 'valibot';
import type { CarrierAnswer, CarrierTracking, Said } from './carrier.ts';
import { eventList, saidOf } from './dcsaEvents.ts';

/** How one carrier's Track & Trace is reached. */
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
/** A cargo of more pages is read so far. */
const mostPages = 5;
/** A longer answer is not read. */
const mostBytes = 4_000_000;
/** A carrier that asks to be left alone for longer is asked again after this. */
const longestWait = 6 * 3600;

/** A carrier that speaks DCSA Track & Trace v2: `GET /events` by the number, page by page. */
export function dcsaCarrier({ url, header, key }: DcsaSettings): CarrierTracking {
  const headers = { [header]: key, 'API-Version': apiVersion, accept: 'application/json' };

  async function pageOf(address: URL): Promise<CarrierAnswer & { readonly next?: URL | null }> {
    const answer = await fetch(address, {
      headers,
      signal: AbortSignal.timeout(timeout),
      redirect: 'error',
    });
    if (!answer.ok) return refused(answer);
    const said = read(await shortText(answer));
    if (!said) return away('garbage');
    return { state: 'found', said, next: nextPage(answer.headers.get('next-page'), address) };
  }

  return {
    async ask({ kind, number }) {
      const said: Said[] = [];
      let address: URL | null = new URL(`${url.replace(/\/+$/, '')}/events`);
      address.searchParams.set(parameters[kind], number);
      address.searchParams.set('limit', String(pageSize));
      try {
        for (let page = 0; address !== null && page < mostPages; page += 1) {
          const got: Awaited<ReturnType<typeof pageOf>> = await pageOf(address);
          if (got.state !== 'found') return got;
          said.push(...got.said);
          address = got.next ?? null;
        }
      } catch (error) {
        // Messages of fetch may quote the address, which holds the number.
        return away(error instanceof Error ? error.name : 'failed');
      }
      return said.length > 0 ? { state: 'found', said } : { state: 'unknown' };
    },
  };
}

const away = (why: string, retryAfter: number | null = null): CarrierAnswer => ({
  state: 'away',
  why,
  retryAfter,
});

async function refused(answer: Response): Promise<CarrierAnswer> {
  await answer.body?.cancel();
  if (answer.status === 404) return { state: 'unknown' };
  // A number that the carrier rejects as malformed is not one of its numbers.
  if (answer.status === 400) return { state: 'unknown' };
  return away(String(answer.status), secondsOf(answer.headers.get('retry-after')));
}

/** `Retry-After` is seconds or a date. */
function secondsOf(said: string | null): number | null {
  if (said === null) return null;
  const seconds = /^\d{1,6}$/.test(said) ? Number(said) : (Date.parse(said) - Date.now()) / 1000;
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

function read(text: string): Said[] | null {
  try {
    const list = v.safeParse(eventList, JSON.parse(text));
    return list.success ? list.output.flatMap((each) => saidOf(each) ?? []) : null;
  } catch {
    return null;
  }
}

/** The next page is a link, or the cursor alone; one that leads elsewhere is not followed with our key. */
function nextPage(said: string | null, address: URL): URL | null {
  if (!said) return null;
  const next = new URL(said.includes('/') ? said : address.href, address);
  if (!said.includes('/')) next.searchParams.set('cursor', said);
  return next.origin === address.origin && next.href !== address.href ? next : null;
}

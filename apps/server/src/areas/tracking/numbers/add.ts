import { type AddOutcome, mostAtOnce } from '@fairway/gateway/contract/cargoTracking';
import {
  cutText,
  guessNumber,
  likelyCarriers,
  normaliseSerial,
  numbersInText,
  sureEnough,
  type TrackingKind,
  trackingNumber,
  waysToWrite,
} from '@fairway/trade';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../../database/db.ts';
import type { Connected } from '../carriers/connected.ts';
import { ownCarriers, type Watcher } from '../polling/ownCarriers.ts';

interface Typed {
  readonly number: string;
  readonly kind?: TrackingKind | undefined;
  readonly carrier?: string | undefined;
}

/** The limit of watched numbers per account. */
const mostWatched = 1000;

/** Watches numbers, each separately: an invalid one does not affect the others. */
export async function addNumbers(
  trx: Db,
  { tenantId, accountId }: Watcher,
  typed: readonly Typed[],
  {
    connected,
    now,
    language,
  }: { readonly connected: Connected; readonly now: Date; readonly language: 'zh' | 'en' },
): Promise<AddOutcome[]> {
  const watcher = { tenantId, accountId };
  const own = await ownCarriers(trx, watcher, now);
  const { watched } = await trx
    .selectFrom('tracking')
    .select((row) => row.fn.countAll<number>().as('watched'))
    .where('tenantId', '=', tenantId)
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  let room = mostWatched - watched;
  const outcomes: AddOutcome[] = [];
  for (const each of typed.slice(0, mostAtOnce)) {
    const read = readTyped(each, own, connected);
    if ('outcome' in read) {
      outcomes.push(read);
      continue;
    }
    const base = { typed: each.number, number: read.number, rule: null };
    const there = await findWatched(trx, watcher, read);
    if (there) outcomes.push({ ...base, outcome: 'alreadyWatched', id: there });
    else if (room <= 0) outcomes.push({ ...base, outcome: 'full', id: null });
    else {
      room -= 1;
      const id = await watch(trx, { tenantId, accountId, ...read, now, language, sample: connected.sample });
      outcomes.push({ ...base, outcome: 'added', id });
    }
  }
  return outcomes;
}

interface Read {
  readonly number: string;
  readonly kind: TrackingKind;
  /** Null until the carrier is known. */
  readonly carrier: string | null;
  readonly candidates: readonly string[];
}

/** The kind of a typed number, and the carrier to query. */
export function readTyped(
  { number: typed, kind: chosenKind, carrier }: Typed,
  own: Readonly<Record<string, number>>,
  { codes }: Pick<Connected, 'codes'>,
): Read | AddOutcome {
  // A label or a size next to the number is ignored; among several numbers the right one cannot be determined.
  const inText = numbersInText(typed);
  const number = (inText.length === 1 ? inText[0] : undefined) ?? normaliseSerial(typed);
  const kind = chosenKind ?? guessNumber(number, own).kinds[0] ?? 'bill';
  const rule = trackingNumber(kind)(number);
  const wrong = { typed, number: cutText(number, 20), id: null };
  if (rule) return { ...wrong, outcome: 'malformed', rule };
  if (carrier !== undefined)
    return codes.includes(carrier)
      ? { number, kind, carrier, candidates: [carrier] }
      : { ...wrong, outcome: 'carrierNeeded', rule: null };
  const likely = likelyCarriers(kind, number, own).filter(({ code }) => codes.includes(code));
  const [first, second] = likely;
  if (!first) return { ...wrong, outcome: 'carrierNeeded', rule: null };
  if (first.percent >= sureEnough || !second)
    return {
      number,
      kind,
      carrier: first.percent >= sureEnough ? first.code : null,
      candidates: [first.code],
    };
  return { number, kind, carrier: null, candidates: [first.code, second.code] };
}

async function findWatched(
  trx: Db,
  { tenantId, accountId }: Watcher,
  { kind, number, candidates }: Read,
): Promise<string | undefined> {
  const row = await trx
    .selectFrom('tracking')
    .select('id')
    .where('tenantId', '=', tenantId)
    .where('accountId', '=', accountId)
    .where('kind', '=', kind)
    .where('number', 'in', waysToWrite(candidates, kind, number))
    .where((row) =>
      row.or([row('number', '=', number), sql<boolean>`candidates && ${[...candidates]}::text[]`]),
    )
    .executeTakeFirst();
  return row?.id;
}

interface NewWatch extends Read {
  readonly tenantId: string;
  readonly accountId: string;
  readonly now: Date;
  readonly language: 'zh' | 'en';
  readonly sample: boolean;
}

async function watch(trx: Db, { carrier, candidates, now, ...columns }: NewWatch): Promise<string> {
  const id = uuidv7();
  const { tenantId } = columns;
  await trx
    .insertInto('tracking')
    .values({ ...columns, id, carrierCode: carrier, candidates: [...candidates], addedAt: now })
    .execute();
  await trx
    .insertInto('trackingPoll')
    .values({ tenantId, trackingId: id, carrierCode: candidates[0] ?? '', nextAskAt: now })
    .execute();
  return id;
}

import { randomInt } from 'node:crypto';
import type { quotation as calls, QuoteContent, QuoteDetail } from '@fairway/gateway/contract/quote';
import { chinaDay } from '@fairway/trade';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../../database/db.ts';
import type { Writing } from '../../../http/answer.ts';
import type { Member } from '../../../http/caller.ts';
import { quoteDetail } from '../detail.ts';
import { type BuiltQuote, buildQuote } from '../pricing/build.ts';
import { senderOf } from '../sender.ts';
import { lockQuote, quoteById, updateVersion, type VersionRow, versionsOf } from '../store.ts';
import type { StoredRequest } from '../tables.ts';
import { mayMove, stateAt } from './states.ts';

/** Prices a request and keeps it as the draft of a new or known quotation. */
export async function saveDraft(handling: Writing<typeof calls.saveDraft>): Promise<QuoteDetail> {
  const { body, caller, db: trx, now, refuse } = handling;
  const { id, ...request } = body;
  if (id === null) {
    const built = await buildQuote({ ...handling, db: trx }, request);
    const made = await newQuote(trx, caller, built.seaRouteId, now);
    await insertDraft(handling, { quoteId: made.id, version: 1, number: made.number }, request, built);
    return (await detailOf(handling, made.id)) ?? refuse('notFound');
  }
  const { quote, newest } = await ownQuote(handling, id);
  if (!mayMove(stateAt(newest, now), 'edit')) return refuse('quoteStateChanged');
  const built = await buildQuote({ ...handling, db: trx }, request);
  if (built.seaRouteId !== quote.seaRouteId) return refuse('quoteRoutesDiffer');
  await updateDraft(handling, newest, request, built);
  return (await detailOf(handling, id)) ?? refuse('notFound');
}

/** Starts a new version at current prices, as a draft. */
export async function revise(handling: Writing<typeof calls.revise>): Promise<QuoteDetail> {
  const { body, db: trx, now, refuse } = handling;
  const { quote, newest } = await ownQuote(handling, body.id);
  if (!mayMove(stateAt(newest, now), 'revise')) return refuse('quoteStateChanged');
  const built = await buildQuote({ ...handling, db: trx }, newest.request);
  const place = { quoteId: quote.id, version: newest.version + 1, number: quote.number };
  await insertDraft(handling, place, newest.request, built);
  return (await detailOf(handling, quote.id)) ?? refuse('notFound');
}

type Drafting = Pick<Writing<typeof calls.saveDraft>, 'caller' | 'config' | 'db' | 'now' | 'services'>;

export function detailOf({ caller, config, db, now, services }: Drafting, id: string) {
  return quoteDetail({ caller, config, db, now, publicUrl: services.publicUrl() }, id);
}

/** A quotation of the caller's with its newest version, locked. */
export async function ownQuote(
  { caller, db: trx, refuse }: Drafting & { readonly refuse: (code: 'notFound') => never },
  id: string,
) {
  await lockQuote(trx, caller, id);
  const quote = await quoteById(trx, caller, id);
  const versions = quote ? await versionsOf(trx, caller, id) : [];
  const [newest] = versions;
  if (!quote || !newest) return refuse('notFound');
  return { quote, newest, versions };
}

const numberTries = 20;

/** `Q261120-4821`: the day and four digits that the tenant has not used on it. */
async function newQuote(trx: Db, { tenantId, accountId }: Member, seaRouteId: string, now: Date) {
  const day = chinaDay(now).replaceAll('-', '').slice(2);
  for (let tried = 0; tried < numberTries; tried += 1) {
    const quote = { id: uuidv7(), number: `Q${day}-${String(randomInt(10_000)).padStart(4, '0')}` };
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('quote')
      .values({ ...quote, tenantId, accountId, seaRouteId, createdAt: now })
      .onConflict((conflict) => conflict.columns(['tenantId', 'number']).doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows) return quote;
  }
  throw new Error('no number is left for a quotation of this day');
}

interface DraftPlace {
  readonly quoteId: string;
  readonly version: number;
  readonly number: string;
}

async function insertDraft(
  drafting: Drafting,
  { quoteId, version, number }: DraftPlace,
  request: StoredRequest,
  built: BuiltQuote,
): Promise<void> {
  const { caller, db: trx, now } = drafting;
  const content = await wholeContent(drafting, { number, version }, built);
  await trx
    .insertInto('quoteVersion')
    .values({
      ...{ tenantId: caller.tenantId, quoteId, version, state: 'draft' as const, changedAt: now },
      ...columnsOf(request, content, built),
    })
    .execute();
}

/** Brings a draft up to date. */
export async function updateDraft(
  drafting: Drafting,
  draft: VersionRow,
  request: StoredRequest,
  built: BuiltQuote,
): Promise<void> {
  const { db: trx, now } = drafting;
  const content = await wholeContent(drafting, draft.content, built);
  await updateVersion(trx, draft, { ...columnsOf(request, content, built), changedAt: now });
}

async function wholeContent(
  { caller, config, db, now }: Drafting,
  { number, version }: Pick<QuoteContent, 'number' | 'version'>,
  built: BuiltQuote,
): Promise<QuoteContent> {
  const { name, contact, phone, email, address } = await senderOf(db, config, caller, now);
  return { ...built.content, number, version, sender: { name, contact, phone, email, address } };
}

function columnsOf(request: StoredRequest, content: QuoteContent, built: BuiltQuote) {
  return {
    request: JSON.stringify(request),
    content: JSON.stringify(content),
    buying: JSON.stringify(built.buying),
    customerName: content.customer.name,
    total: built.lowest,
    validUntil: built.validUntil,
  };
}

import type { quotation as calls, QuoteContent, QuoteDetail } from '@fairway/gateway/contract/quote';
import type { Committed, Writing, WritingInSteps } from '../../../http/answer.ts';
import { linkAddress, linkHashOf, linkSecret } from '../link.ts';
import { customerMessage } from '../messages.ts';
import { buildQuote } from '../pricing/build.ts';
import { updateVersion, versionsOf } from '../store.ts';
import { detailOf, ownQuote, updateDraft } from './drafts.ts';
import { mayMove, stateAt } from './states.ts';

/**
 * Sends a draft. It is priced once more: where anything changed since it was saved, the draft is brought up to date and the
 * sender looks again. Sending twice at once sends once.
 */
export async function sendQuote(
  handling: WritingInSteps<typeof calls.send>,
): Promise<Committed<QuoteDetail>> {
  if (handling.body.notify) await takeMailTurn(handling);
  return handling.commit((trx) => sendDraft({ ...handling, db: trx }));
}

/** Emails of a tenant, and to one customer, per day: no tenant can flood strangers in our name. */
const tenantLimit = [{ count: 200, seconds: 86_400 }];
const customerLimit = [{ count: 5, seconds: 86_400 }];

async function takeMailTurn({ body, caller, db, now, refuse, services }: Writing<typeof calls.send>) {
  const [newest] = await versionsOf(db, caller, body.id);
  const email = newest?.content.customer.email.toLowerCase() ?? '';
  if (email === '') return;
  for (const [subject, limit] of [
    [`quote mail ${caller.tenantId}`, tenantLimit],
    [`quote mail ${email}`, customerLimit],
  ] as const) {
    const allowance = await services.limits.take(subject, limit, now);
    if (!allowance.ok) refuse('tooManyRequests', { retryAt: allowance.retryAt });
  }
}

async function sendDraft(handling: Writing<typeof calls.send>): Promise<QuoteDetail> {
  const { body, caller, config, db: trx, now, refuse, refuseAndCommit, services } = handling;
  const { quote, newest, versions } = await ownQuote(handling, body.id);
  if (!mayMove(stateAt(newest, now), 'send')) return refuse('quoteStateChanged');
  const built = await buildQuote({ ...handling, db: trx }, newest.request);
  const isSame = samePrices(newest.content, built.content);
  await updateDraft(handling, newest, newest.request, built);
  if (!isSame) return refuseAndCommit('quotePricesChanged');

  const { tenantId } = caller;
  for (const before of versions.slice(1))
    if (mayMove(stateAt(before, now), 'replace'))
      await updateVersion(trx, before, { state: 'replaced', changedAt: now });
  await updateVersion(trx, newest, { state: 'sent', sentAt: now, changedAt: now });
  const link = linkSecret(config, quote);
  await trx
    .updateTable('quote')
    .set({ linkHash: linkHashOf(config, link) })
    .where('tenantId', '=', tenantId)
    .where('id', '=', quote.id)
    .execute();
  const { customer, language } = newest.content;
  if (body.notify && customer.email !== '') {
    const url = linkAddress(services.publicUrl(), link);
    await services.outbox.put(trx, customerMessage(customer.email, language, newest.content, url), now);
  }
  return (await detailOf(handling, quote.id)) ?? refuse('notFound');
}

/** Reports whether two readings of the prices look the same to the customer; the end of the validity moves with the clock. */
function samePrices(before: QuoteContent, after: Pick<QuoteContent, 'options'>): boolean {
  return JSON.stringify(sorted(before.options)) === JSON.stringify(sorted(after.options));
}

/** A value with its keys in one order: the database keeps JSON in its own. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, each]) => [key, sorted(each)]),
  );
}

/** Takes back a sent quotation, or throws a draft away. */
export async function withdrawQuote(handling: Writing<typeof calls.withdraw>): Promise<null> {
  const { body, caller, db: trx, now, refuse } = handling;
  const { quote, newest, versions } = await ownQuote(handling, body.id);
  const { tenantId } = caller;
  const state = stateAt(newest, now);
  if (state === 'withdrawn') return null;
  if (state === 'draft') {
    const only = versions.length === 1;
    await trx
      .deleteFrom('quoteVersion')
      .where('tenantId', '=', tenantId)
      .where('quoteId', '=', quote.id)
      .where('version', '=', newest.version)
      .execute();
    if (only)
      await trx.deleteFrom('quote').where('tenantId', '=', tenantId).where('id', '=', quote.id).execute();
    return null;
  }
  if (!mayMove(state, 'withdraw')) return refuse('quoteStateChanged');
  await updateVersion(trx, newest, { state: 'withdrawn', changedAt: now });
  return null;
}

/** Ends the link of a quotation and makes another. */
export async function renewLink(handling: Writing<typeof calls.renewLink>): Promise<QuoteDetail> {
  const { body, caller, config, db: trx, refuse } = handling;
  const { quote } = await ownQuote(handling, body.id);
  if (quote.linkHash === null) return refuse('quoteStateChanged');
  const linkNumber = quote.linkNumber + 1;
  await trx
    .updateTable('quote')
    .set({ linkNumber, linkHash: linkHashOf(config, linkSecret(config, { ...quote, linkNumber })) })
    .where('tenantId', '=', caller.tenantId)
    .where('id', '=', quote.id)
    .execute();
  return (await detailOf(handling, quote.id)) ?? refuse('notFound');
}

import type { quotation as calls, OpenedQuote } from '@fairway/gateway/contract/quote';
import type { Writing } from '../../../http/answer.ts';
import { buyerContacts } from '../../account/index.ts';
import { answerMessage } from '../messages.ts';
import { lockQuote, updateVersion, type VersionRow } from '../store.ts';
import { answerRefusal, stateAt } from '../versions/states.ts';
import { sentByLink, toOpened } from './byLink.ts';

/**
 * Accepts or declines by a link. Answers, withdrawals and newer versions lock the quotation's row, so that one of them
 * is first; the same answer twice counts once.
 */
export async function answerQuote(handling: Writing<typeof calls.answer>): Promise<OpenedQuote> {
  const { body, db: trx, now, refuse } = handling;
  const byLink = await sentByLink(handling, body.link);
  if (!byLink) return refuse('quoteUnknown');
  await lockQuote(trx, byLink.quote, byLink.quote.id);
  const current = await sentByLink(handling, body.link);
  if (!current) return refuse('quoteUnknown');
  const { quote, sent } = current;
  if (sent.version !== body.version) return refuse('quoteReplaced');
  if (isSameAnswer(sent, body)) return toOpened(handling, sent);
  const refusal = answerRefusal(stateAt(sent, now));
  if (refusal) return refuse(refusal);
  const sailingId = body.accept ? await chosenSailing(handling, sent) : null;
  const answerColumns = {
    state: body.accept ? ('accepted' as const) : ('declined' as const),
    ...{ changedAt: now, answeredAt: now, answerSailingId: sailingId },
    ...{ answerName: body.name, answerNote: body.note },
  };
  await updateVersion(trx, sent, answerColumns);
  await tellSender(handling, quote, sent);
  return toOpened(handling, { ...sent, ...answerColumns });
}

function isSameAnswer(
  { state, answerName }: VersionRow,
  body: { readonly accept: boolean; readonly name: string },
): boolean {
  return state === (body.accept ? 'accepted' : 'declined') && answerName === body.name;
}

/** The sailing that is accepted: one of the quotation's, whose cut-off was not brought forward past now. */
async function chosenSailing(
  { body, db: trx, now, refuse }: Writing<typeof calls.answer>,
  { content }: VersionRow,
): Promise<string> {
  const [only] = content.options;
  const chosenId = body.sailingId ?? (content.options.length === 1 ? only?.sailingId : undefined);
  const option = content.options.find(({ sailingId }) => sailingId === chosenId);
  if (!option) return refuse('quoteReplaced');
  const { vessel, voyage, sailingId } = option;
  const open = await trx
    .selectFrom('sailing')
    .select('id')
    .where('id', '=', sailingId)
    .where('closing', '>', now)
    .executeTakeFirst();
  return open ? sailingId : refuse('quoteSailingClosed', { params: { vessel, voyage } });
}

async function tellSender(
  { body, db: trx, now, services }: Writing<typeof calls.answer>,
  quote: { readonly tenantId: string; readonly id: string; readonly accountId: string },
  { content }: VersionRow,
): Promise<void> {
  const { email } = await buyerContacts(trx, quote.tenantId, quote.accountId);
  if (email === null) return;
  const answer = {
    ...{ number: content.number, customer: content.customer.name, isAccepted: body.accept },
    ...{ name: body.name, note: body.note },
    page: `${services.publicUrl()}/quotes/detail?id=${quote.id}`,
  };
  const language = content.language === 'en' ? 'en' : 'zh';
  await services.outbox.put(trx, answerMessage(email, language, answer), now);
}

import { type OpenedQuote, quotation } from '@fairway/gateway/contract/quote';
import { type Route, read, readByPost, write, writeInSteps } from '../../http/answer.ts';
import { answerQuote } from './customer/answer.ts';
import { type LinkReading, sentByLink, toOpened } from './customer/byLink.ts';
import { countView } from './customer/countView.ts';
import { quoteDetail } from './detail.ts';
import { quotePage } from './list.ts';
import { saveSender, senderOf } from './sender.ts';
import { revise, saveDraft } from './versions/drafts.ts';
import { renewLink, sendQuote, withdrawQuote } from './versions/send.ts';

export const routes: readonly Route[] = [
  read(quotation.selectPage, ({ db, caller, query, now }) => quotePage(db, caller, query, now)),
  read(quotation.selectQuote, async ({ db, config, caller, query, now, refuse, services }) => {
    const reading = { db, config, caller, now, publicUrl: services.publicUrl() };
    return (await quoteDetail(reading, query.id)) ?? refuse('notFound');
  }),
  read(quotation.selectSender, ({ db, config, caller, now }) => senderOf(db, config, caller, now)),
  write(quotation.saveSender, saveSender),
  write(quotation.saveDraft, saveDraft),
  writeInSteps(quotation.send, sendQuote),
  write(quotation.revise, revise),
  write(quotation.withdraw, withdrawQuote),
  write(quotation.renewLink, renewLink),

  read(quotation.selectByLink, (handling) => openQuote(handling, handling.query.link)),
  readByPost(quotation.open, 'deprecated: use `selectByLink`', (handling) =>
    openQuote(handling, handling.body.link),
  ),
  write(quotation.countView, countView),
  write(quotation.answer, answerQuote),
];

async function openQuote(
  { refuse, ...reading }: LinkReading & { readonly refuse: (code: 'quoteUnknown') => never },
  link: string,
): Promise<OpenedQuote> {
  const byLink = await sentByLink(reading, link);
  return byLink ? toOpened(reading, byLink.sent) : refuse('quoteUnknown');
}

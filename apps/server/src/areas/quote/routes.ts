import { quote } from '@fairway/gateway/contract/quote';
import { type Route, read, readByPost, write } from '../../http/answer.ts';
import { answerQuote } from './customer/answer.ts';
import { sentByLink, toOpened } from './customer/byLink.ts';
import { countView } from './customer/countView.ts';
import { quoteDetail } from './detail.ts';
import { revise, saveDraft } from './drafts.ts';
import { quotePage } from './list.ts';
import { renewLink, sendQuote, withdrawQuote } from './send.ts';
import { saveSender, senderOf } from './sender.ts';

export const routes: readonly Route[] = [
  read(quote.selectPage, ({ db, caller, query, now }) => quotePage(db, caller, query, now)),
  read(quote.selectQuote, async ({ db, config, caller, query, now, refuse, services }) => {
    const reading = { db, config, caller, now, publicUrl: services.publicUrl() };
    return (await quoteDetail(reading, query.id)) ?? refuse('notFound');
  }),
  read(quote.selectSender, ({ db, config, caller, now }) => senderOf(db, config, caller, now)),
  write(quote.saveSender, saveSender),
  write(quote.saveDraft, saveDraft),
  write(quote.send, sendQuote),
  write(quote.revise, revise),
  write(quote.withdraw, withdrawQuote),
  write(quote.renewLink, renewLink),

  readByPost(quote.open, 'the secret of the link travels in a body, never in an address', async (handling) => {
    const found = await sentByLink(handling, handling.body.link);
    return found ? toOpened(handling, found.sent) : handling.refuse('quoteUnknown');
  }),
  write(quote.countView, countView),
  write(quote.answer, answerQuote),
];

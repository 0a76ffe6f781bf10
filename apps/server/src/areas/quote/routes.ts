import { quotation } from '@fairway/gateway/contract/quote';
import { type Route, read, readByPost, write, writeInSteps } from '../../http/answer.ts';
import { answerQuote } from './customer/answer.ts';
import { openedByLink } from './customer/byLink.ts';
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

  read(quotation.selectByLink, async (handling) => {
    return (await openedByLink(handling, handling.query.link)) ?? handling.refuse('quoteUnknown');
  }),
  readByPost(quotation.open, 'the former place of `selectByLink`', async (handling) => {
    return (await openedByLink(handling, handling.body.link)) ?? handling.refuse('quoteUnknown');
  }),
  write(quotation.countView, countView),
  write(quotation.answer, answerQuote),
];

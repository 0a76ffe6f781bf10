import { attention } from '@fairway/gateway/contract/attention';
import { answer, type Route } from '../../http/answer.ts';
import { attentionDetail } from './detail.ts';
import { findAttention, follow } from './follow.ts';
import { attentionPage, ratesPage } from './store.ts';

export const routes: readonly Route[] = [
  answer(attention.selectAttentionList, (handling) => attentionPage(handling, handling.query)),
  answer(attention.selectShippingRateByAttention, (handling) => ratesPage(handling, handling.query)),
  answer(attention.selectAttention, async ({ query, caller, db }) => ({
    followed: caller.kind === 'member' && (await findAttention(db, caller, query)) !== undefined,
  })),
  answer(attention.selectAttentionDetail, attentionDetail),
  answer(attention.addOrUpdateAttention, follow),
];

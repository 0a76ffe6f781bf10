import { attention } from '@fairway/gateway/contract/attention';
import { type Route, read, writeInSteps } from '../../http/answer.ts';
import { attentionDetail } from './detail.ts';
import { findAttention, follow } from './follow.ts';
import { attentionPage, ratesPage } from './store.ts';

export const routes: readonly Route[] = [
  read(attention.selectAttentionList, (handling) => attentionPage(handling, handling.query)),
  read(attention.selectShippingRateByAttention, (handling) => ratesPage(handling, handling.query)),
  read(attention.selectAttention, async ({ query, caller, db }) => ({
    followed: caller.kind === 'member' && (await findAttention(db, caller, query)) !== undefined,
  })),
  read(attention.selectAttentionDetail, attentionDetail),
  writeInSteps(attention.addOrUpdateAttention, follow),
];

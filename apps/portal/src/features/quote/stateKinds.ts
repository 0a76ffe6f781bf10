import type { QuoteState } from '@fairway/gateway/contract/listings/quotes';
import type { StatusProps } from '@fairway/ui';

/** How each state of a quotation is marked. */
export const stateKinds: Readonly<Record<QuoteState, StatusProps['of']>> = {
  draft: 'off',
  sent: 'waiting',
  accepted: 'done',
  declined: 'bad',
  expired: 'off',
  withdrawn: 'off',
  replaced: 'off',
};

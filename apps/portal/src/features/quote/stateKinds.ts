import type { QuoteState } from '@fairway/gateway/contract/listings/quotes';
import type { StatusProps } from '@fairway/ui';

/** The marks of the states of a quotation. */
export const stateKinds: Readonly<Record<QuoteState, StatusProps['kind']>> = {
  draft: 'off',
  sent: 'waiting',
  accepted: 'done',
  declined: 'bad',
  expired: 'off',
  withdrawn: 'off',
  replaced: 'off',
};

import type { OtherWeek } from '@fairway/gateway/contract/freight';
import type { Money } from '@fairway/gateway/contract/shapes';

type Offer = Pick<OtherWeek, 'lowest' | 'costAccess'>;

/** What an alternative costs more than the search itself; null where the two amounts do not say the same thing. */
export function againstCurrent(offer: Offer, current: Offer): Money | null {
  const { lowest } = offer;
  if (lowest === null || current.lowest === null || offer.costAccess !== current.costAccess) return null;
  if (lowest.currency !== current.lowest.currency) return null;
  return { amount: lowest.amount - current.lowest.amount, currency: lowest.currency };
}

import type { OtherWeek } from '@fairway/gateway/contract/freight';
import type { Money } from '@fairway/gateway/contract/shapes';

type Offer = Pick<OtherWeek, 'lowest' | 'costAccess'>;

/** Returns the extra cost of an alternative over the search itself; null if the two amounts cannot be compared. */
export function againstCurrent(offer: Offer, current: Offer): Money | null {
  const { lowest } = offer;
  if (lowest === null || current.lowest === null || offer.costAccess !== current.costAccess) return null;
  if (lowest.currency !== current.lowest.currency) return null;
  return { amount: lowest.amount - current.lowest.amount, currency: lowest.currency };
}

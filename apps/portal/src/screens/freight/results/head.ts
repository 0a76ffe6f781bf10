import { bookingWeek } from '../../../features/search/bookingWeek.ts';
import type { HeadArgs, ThingFacts } from '../../../head/facts.ts';
import { resultsAddress } from './address.ts';
import { firstBookable } from './firstBookable.ts';
import type { FreightData } from './loader.ts';

/** A route has one address for search engines: the default week moves on. */
export function head({ data }: Pick<HeadArgs<Pick<FreightData, 'search' | 'weeks'>>, 'data'>): ThingFacts {
  const { week, ...lane } = data.search;
  const usual = firstBookable(data.weeks ?? []) ?? bookingWeek(new Date());
  return week === usual ? { address: resultsAddress(lane) } : {};
}

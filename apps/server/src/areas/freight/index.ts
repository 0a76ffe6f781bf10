import { defineArea } from '../area.ts';
import { migrations } from './migrations.ts';
import { routes } from './routes.ts';
import { surchargeRoutes } from './surchargeDesk.ts';

export { bookableWeek, bookableWeeks, commonWeek } from './bookable.ts';
export { comingSailings } from './comingSailings.ts';
export { countCalls } from './countCalls.ts';
export { trackOf } from './drawTracks.ts';
export { baseWeek, indexOf } from './priceIndex.ts';
export { boxPrices, changePercent, priceAccess } from './rules.ts';
export { sailingTable } from './sailingTable.ts';
export { laneEnds } from './search.ts';
export { usualPayable } from './surchargeRules.ts';
export { surchargeTable } from './surchargeTable.ts';
export type { SailingTable } from './tables.ts';
export { lowestOf } from './weekPrices.ts';
export { laneId, offersOf, referenceLanes, trendStart, type WeekOffer, weekOffers } from './weekStore.ts';

export const freight = defineArea({
  name: 'freight',
  routes: [...routes, ...surchargeRoutes],
  migrations,
});

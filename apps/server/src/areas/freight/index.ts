import { defineArea } from '../area.ts';
import { migrations } from './migrations.ts';
import { routes } from './routes.ts';
import { surchargeRoutes } from './surcharges/surchargeDesk.ts';

export { bookableWeek, bookableWeeks, commonWeek } from './bookable.ts';
export { laneTariff, totalsBy } from './cost/laneCosts.ts';
export { byTotalIn } from './cost/rankedPage.ts';
export { type WeekTotals, weekTotals } from './cost/weekTotals.ts';
export { sailingDetail } from './detail/detail.ts';
export { trackOf } from './detail/drawTracks.ts';
export { saveExchangeRates } from './exchange/exchangeStore.ts';
export { exchangeTable } from './exchange/exchangeTable.ts';
export { priceFileSailings } from './priceFile/priceFileSailings.ts';
export type { PriceLine } from './priceFile/priceLine.ts';
export { baseWeek, indexOf } from './prices/priceIndex.ts';
export { lowestOf } from './prices/weekPrices.ts';
export {
  laneId,
  offersOf,
  referenceLanes,
  trendStart,
  type WeekOffer,
  weekOffers,
} from './prices/weekStore.ts';
export { boxPrices, changePercent, priceAccess } from './rules.ts';
export { comingSailings } from './sailings/comingSailings.ts';
export { countCalls } from './sailings/countCalls.ts';
export { sailingsLeftOut } from './sailings/sailingsLeftOut.ts';
export { sailingTable } from './sailings/sailingTable.ts';
export { undoSailings } from './sailings/undoSailings.ts';
export { laneEnds } from './search/search.ts';
export { usualPayable } from './surcharges/surchargeRules.ts';
export { surchargeTable } from './surcharges/surchargeTable.ts';
export type { SailingTable } from './tables.ts';

export const freight = defineArea({
  name: 'freight',
  routes: [...routes, ...surchargeRoutes],
  migrations,
});

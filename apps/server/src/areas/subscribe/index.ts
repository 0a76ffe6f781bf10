import { defineArea } from '../area.ts';
import { routes } from './routes.ts';

export { trialTerms } from './rules.ts';
export { insertSubscription, laneIsOpen, routesForSale } from './store.ts';

export const subscribe = defineArea({
  name: 'subscribe',
  routes,
});

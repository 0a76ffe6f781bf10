import { defineArea } from '../area.ts';
import { routes } from './routes.ts';

export { trialTerms } from './rules.ts';
export { insertSubscription, laneIsOpen, openLanePorts, routesForSale } from './store.ts';

export const subscribe = defineArea({
  name: 'subscribe',
  routes,
});

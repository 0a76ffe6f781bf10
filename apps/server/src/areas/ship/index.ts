import { defineArea } from '../area.ts';
import { vesselFinder } from './finder.ts';
import { routes } from './routes.ts';
import { shipAddresses } from './shipAddresses.ts';

export { vesselFinder };

export const ship = defineArea({
  name: 'ship',
  routes,
  atWork: ({ db }) => ({ sitemap: [shipAddresses(db)] }),
  finders: [vesselFinder],
});

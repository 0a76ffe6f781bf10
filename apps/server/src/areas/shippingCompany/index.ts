import { defineArea } from '../area.ts';
import { carrierAddresses } from './carrierAddresses.ts';
import { carrierFinder } from './finder.ts';
import { routes } from './routes.ts';

export { carrierFinder };

export const shippingCompany = defineArea({
  name: 'shippingCompany',
  routes,
  atWork: ({ db }) => ({ sitemap: [carrierAddresses(db)] }),
  finders: [carrierFinder],
});

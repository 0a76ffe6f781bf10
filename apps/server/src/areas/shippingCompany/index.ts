import { defineArea } from '../area.ts';
import { routes } from './routes.ts';

export const shippingCompany = defineArea({
  name: 'shippingCompany',
  routes,
});

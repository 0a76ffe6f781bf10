import { defineArea } from '../area.ts';
import { routes } from './routes.ts';

export const verifyCode = defineArea({
  name: 'verifyCode',
  routes,
});

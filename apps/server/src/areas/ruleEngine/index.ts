import { defineArea } from '../area.ts';
import { routes } from './routes.ts';

export const ruleEngine = defineArea({
  name: 'ruleEngine',
  routes,
});

import { defineArea } from '../area.ts';
import { migrations } from './migrations.ts';
import { routes } from './routes.ts';

export const ruleEngine = defineArea({
  name: 'ruleEngine',
  routes,
  migrations,
});

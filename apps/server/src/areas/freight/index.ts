import { defineArea } from '../area.ts';
import { routes } from './routes.ts';

export type { SailingTable, TrackLines } from './tables.ts';

export const freight = defineArea({
  name: 'freight',
  routes,
});

import { defineArea } from '../area.ts';
import { migrations } from './migrations.ts';
import { routes } from './routes.ts';

export { lanesFollowed } from './lanesFollowed.ts';

/** Routes that accounts follow, and their current prices. */
export const attention = defineArea({ name: 'attention', routes, migrations });

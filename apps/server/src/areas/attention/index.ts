import { defineArea } from '../area.ts';
import { migrations } from './migrations.ts';
import { routes } from './routes.ts';

export { lanesFollowed } from './lanesFollowed.ts';

/** Lanes that accounts follow, and what they cost now. */
export const attention = defineArea({ name: 'attention', routes, migrations });

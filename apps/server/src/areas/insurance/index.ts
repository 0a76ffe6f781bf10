import { defineArea } from '../area.ts';
import { migrations } from './migrations.ts';
import { routes } from './routes.ts';

export { intentionQueue } from './desk/queue.ts';

/** Intentions to insure a cargo, and the insurers that take them up. */
export const insurance = defineArea({ name: 'insurance', routes, migrations });

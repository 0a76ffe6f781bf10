import { defineArea } from '../area.ts';
import { migrations } from './migrations.ts';
import { routes } from './routes.ts';

/** The city that a reader ships from. */
export const city = defineArea({ name: 'city', routes, migrations });

import { defineArea } from '../area.ts';
import { routes } from './routes.ts';

/** What opens an account, and which devices are logged in to it. */
export const security = defineArea({ name: 'security', routes });

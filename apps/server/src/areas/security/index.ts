import { defineArea } from '../area.ts';
import { routes } from './routes.ts';

/** The ways to log in to an account, and the devices that are logged in to it. */
export const security = defineArea({ name: 'security', routes });

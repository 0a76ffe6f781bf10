import { defineArea } from '../area.ts';
import { routes } from './routes.ts';

/** Calls of the former shop. */
export const legacy = defineArea({ name: 'legacy', routes });

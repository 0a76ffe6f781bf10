import { defineArea } from '../area.ts';
import { routes } from './routes.ts';

/** The first page of the encyclopedia, and the search over all of it: built on the areas of its parts. */
export const wikipedia = defineArea({
  name: 'wikipedia',
  routes,
});

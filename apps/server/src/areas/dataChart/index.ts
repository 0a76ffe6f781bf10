import { defineArea } from '../area.ts';
import { routes } from './routes.ts';

/** The market as charts: computed from the sailings of freight, stores nothing. */
export const dataChart = defineArea({ name: 'dataChart', routes });

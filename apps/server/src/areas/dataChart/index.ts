import { defineArea } from '../area.ts';
import { routes } from './routes.ts';

/** The market seen as charts: stands on the freight's own schedules and keeps nothing. */
export const dataChart = defineArea({ name: 'dataChart', routes });

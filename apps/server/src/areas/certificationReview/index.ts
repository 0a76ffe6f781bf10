import { defineArea } from '../area.ts';
import { routes } from './routes.ts';

export { countWaiting as countCertifications } from './queue.ts';
export { countRemittances } from './remittances.ts';

export const certificationReview = defineArea({ name: 'certificationReview', routes });

import { defineArea } from '../area.ts';
import { routes } from './routes.ts';

export { companyQueue, personalQueue } from './queue.ts';
export { remittanceQueue } from './remittances.ts';

export const certificationReview = defineArea({ name: 'certificationReview', routes });

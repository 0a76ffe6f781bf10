import { paperSettings } from '../../services/papers/settings.ts';
import { defineArea } from '../area.ts';
import { cleanUpCertifications } from './cleanUp.ts';
import { migrations } from './migrations.ts';
import { templatePages } from './papers/templatePage.ts';
import { routes } from './routes.ts';

export { isTaken } from './application/existence.ts';
export { approve } from './outcome/approve.ts';
export { contactsOf, tell } from './outcome/messages.ts';
export { companyPapers, personalPapers } from './papers/papers.ts';
export { resealAll } from './reseal.ts';
export { certificationDays, dueAt, nameKey, remittanceOf } from './rules.ts';
export {
  type Certification,
  homeOf,
  lockCertification,
  note,
  openNumber,
  setAuditStatus,
  storedNumber,
} from './store.ts';

export const certification = defineArea({
  name: 'certification',
  routes,
  settings: paperSettings,
  migrations,
  atWork: ({ db, config, clock, services: { papers, blobs } }) => ({
    pages: [templatePages({ db, config, clock, papers })],
    cleanUp: (now) => cleanUpCertifications({ db, config, papers, blobs }, now),
  }),
});

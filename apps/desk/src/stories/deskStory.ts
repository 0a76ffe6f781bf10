import { audit } from '@fairway/gateway/contract/audit';
import { certificationReview } from '@fairway/gateway/contract/certificationReview';
import { staff } from '@fairway/gateway/contract/staff';
import { staffAuth } from '@fairway/gateway/contract/staffAuth';
import { deskHome, transferReview } from '@fairway/gateway/contract/transferReview';
import { mock, sampleNow } from '@fairway/gateway/mock';
import { type Mocks, type SiteStoryArgs, siteStories } from '@fairway/site/stories';
import { createDesk } from '../desk.ts';
import {
  certifications,
  entries,
  finance,
  people,
  remittances,
  sampleCase,
  sampleCertification,
  transfers,
} from './samples.ts';

export type DeskStoryArgs = SiteStoryArgs;

export const pageOf = <Row>(rows: readonly Row[]) => ({
  rows: [...rows],
  total: rows.length,
  page: 1,
  limit: 10,
});

/** What every story answers unless it answers otherwise itself. */
const usual: Mocks = [
  mock(staffAuth.selectSelf, finance),
  mock(deskHome.selectQueues, {
    queues: [{ queue: 'transfers', waiting: 6, late: 1, dueToday: 2 }],
    doneToday: 4,
  }),
  mock(transferReview.selectPage, pageOf(transfers)),
  mock(transferReview.selectCase, sampleCase()),
  mock(certificationReview.selectPage, pageOf(certifications)),
  mock(certificationReview.selectCase, sampleCertification()),
  mock(certificationReview.selectIdNumber, { idCard: '11010519491231002X' }),
  mock(certificationReview.selectRemittances, { rows: [...remittances] }),
  mock(staff.selectAll, { rows: [...people] }),
  mock(audit.selectPage, pageOf(entries)),
];

/** What the stories of the desk's screens share. */
export const { stories: deskStories, answering } = siteStories({ make: createDesk, usual, now: sampleNow });

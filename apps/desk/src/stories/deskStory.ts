import { audit } from '@fairway/gateway/contract/audit';
import { certificationReview } from '@fairway/gateway/contract/certificationReview';
import { staff } from '@fairway/gateway/contract/staff';
import { staffAuth } from '@fairway/gateway/contract/staffAuth';
import { textOf } from '@fairway/gateway/contract/texts';
import { deskHome, transferReview } from '@fairway/gateway/contract/transferReview';
import { mock, sampleNow } from '@fairway/gateway/mock';
import { titlesIn } from '@fairway/site/pages';
import { type Mocks, refusalTextOf, type SiteStoryArgs, sayingOf, siteStories } from '@fairway/site/stories';
import { en as siteEn } from '@fairway/site/words/en';
import { zh as siteZh } from '@fairway/site/words/zh';
import { en as kitEn } from '@fairway/ui/messages/en';
import { zh as kitZh } from '@fairway/ui/messages/zh';
import { createDesk } from '../desk.ts';
import * as en from '../language/pack.en.ts';
import * as zh from '../language/pack.zh.ts';
import type { TitleKey } from '../routes.ts';
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

/** The default responses of all stories. */
export const usual: Mocks = [
  mock(staffAuth.selectSelf, finance),
  mock(staffAuth.selectLoginWays, { password: true, company: false }),
  mock(deskHome.selectQueues, {
    queues: [{ queue: 'transfers', waiting: 6, late: 1, dueToday: 2 }],
    doneToday: 4,
    alone: false,
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

const { stories, answering } = siteStories({ make: createDesk, usual, now: sampleNow });

export { answering };

/** Defaults of the desk's stories; they use the desk's own brand. */
export const deskStories = { ...stories, globals: { brand: 'quay' } };

/** Finds texts for play functions: those of the given screen and those of every page. */
export const saying = sayingOf({
  zh: { ...kitZh, ...siteZh, ...zh.words, title: titlesIn<TitleKey>(zh) },
  en: { ...kitEn, ...siteEn, ...en.words, title: titlesIn<TitleKey>(en) },
});

/** Returns the refusal text of the server in the open story's language; `seconds` if it names a wait. */
export const refusalText = refusalTextOf(textOf);

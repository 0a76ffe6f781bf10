import { company } from '@fairway/gateway/contract/company';
import type { LoaderArgs } from '@fairway/site';
import { unlessForbidden } from '../../../features/certify/reading.ts';

/** Loads the submitted certification and the unsubmitted draft. */
export async function loader({ send }: LoaderArgs) {
  const [info, personalDraft, companyDraft] = await Promise.all([
    unlessForbidden(send(company.selectSubmitInfo, {})),
    unlessForbidden(send(company.selectDraft, { query: { kind: 'personal' } })),
    unlessForbidden(send(company.selectDraft, { query: { kind: 'company' } })),
  ]);
  return { info, draft: personalDraft?.values ?? null, begun: companyDraft?.savedAt != null };
}

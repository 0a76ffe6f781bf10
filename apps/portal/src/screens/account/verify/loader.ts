import { company } from '@fairway/gateway/contract/company';
import { seaRoute } from '@fairway/gateway/contract/subscribe';
import type { LoaderArgs } from '@fairway/site';
import { auditStatus } from '@fairway/trade';
import { redirect } from 'react-router-dom';
import { unlessForbidden } from '../../../features/certify/reading.ts';
import { authenticationManageAddress } from '../authenticationManage/address.ts';
import { reverifyAddress } from '../reverify/address.ts';

/** Filled in or withdrawn values. A submitted application has a separate page. */
export async function loader({ send }: LoaderArgs) {
  const [info, draft, routes, tips] = await Promise.all([
    unlessForbidden(send(company.selectSubmitInfo, {})),
    unlessForbidden(send(company.selectDraft, { query: { kind: 'company' } })),
    send(seaRoute.selectAll, {}),
    send(company.selectOfflineTips, {}),
  ]);
  if (info === null) throw redirect(authenticationManageAddress());
  if (info.company && info.company.auditStatus !== auditStatus.notVerified) throw redirect(reverifyAddress());
  return {
    before: info.company,
    keepDays: info.keepDays,
    draft: draft?.values ?? null,
    routes: routes.rows,
    tips,
  };
}

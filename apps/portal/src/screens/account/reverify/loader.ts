import { company } from '@fairway/gateway/contract/company';
import { seaRoute } from '@fairway/gateway/contract/subscribe';
import type { LoaderArgs } from '@fairway/site';
import { redirect } from 'react-router-dom';
import { unlessForbidden } from '../../../features/certify/reading.ts';
import { authenticationManageAddress } from '../authenticationManage/address.ts';

/** The certification of the company, and corrections that are not submitted yet. */
export async function loader({ send }: LoaderArgs) {
  const [info, draft, routes, tips] = await Promise.all([
    unlessForbidden(send(company.selectSubmitInfo, {})),
    unlessForbidden(send(company.selectDraft, { query: { kind: 'company' } })),
    send(seaRoute.selectAll, {}),
    send(company.selectOfflineTips, {}),
  ]);
  if (info === null) throw redirect(authenticationManageAddress());
  return {
    info: info.company,
    keepDays: info.keepDays,
    draft: draft?.values ?? null,
    routes: routes.rows,
    tips,
  };
}

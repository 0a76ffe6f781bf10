import { company } from '@fairway/gateway/contract/company';
import { seat } from '@fairway/gateway/contract/seat';
import { subscribe } from '@fairway/gateway/contract/subscribe';
import type { LoaderArgs } from '@fairway/site';
import { accountType as accountTypes } from '@fairway/trade';

/** Reads what is subscribed and, for a company's admin, the seats that use it. */
export async function loader({ send }: LoaderArgs) {
  const [mine, { accountType }] = await Promise.all([
    send(subscribe.selectMine, {}),
    send(company.selectCompanyAuditInfo, {}),
  ]);
  const plan = accountType === accountTypes.companyAdmin ? await send(seat.selectAll, {}) : null;
  return { ...mine, accountType, plan };
}

import { insuranceDesk } from '@fairway/gateway/contract/insuranceDesk';
import type { LoaderArgs } from '@fairway/site';

/** All insurers, also those that readers do not see. */
export async function loader({ send }: LoaderArgs) {
  return send(insuranceDesk.selectInsurers);
}

import { ruleEngine } from '@fairway/gateway/contract/ruleEngine';
import type { Asking } from '@fairway/site';

/** What staff decided about pages. */
export async function readPages({ send }: Asking) {
  const { rows } = await send(ruleEngine.routerList, {});
  return rows;
}

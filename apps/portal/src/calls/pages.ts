import { ruleEngine } from '@fairway/gateway/contract/ruleEngine';
import type { SilentCalls } from '@fairway/site';

/** What staff decided about pages. */
export async function readPages({ send }: SilentCalls) {
  const { rows } = await send(ruleEngine.routerList, {});
  return rows;
}

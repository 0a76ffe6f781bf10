import { ruleEngine } from '@fairway/gateway/contract/ruleEngine';
import type { SilentCalls } from '@fairway/site';

/** Loads the decisions of staff about pages. */
export async function readPages({ send }: SilentCalls) {
  const { rows } = await send(ruleEngine.routerList, {});
  return rows;
}

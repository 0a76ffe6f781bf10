import { ruleEngine } from '@fairway/gateway/contract/ruleEngine';
import { gateway } from '../gateway.ts';

/** What staff decided about pages. */
export async function readPages() {
  const { rows } = await gateway.send(ruleEngine.routerList, {});
  return rows;
}

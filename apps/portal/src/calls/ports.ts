import { harbour, type Port } from '@fairway/gateway/contract/harbour';
import { gateway } from '../gateway.ts';

/** Ports whose code or name is like what was typed. */
export async function portsLike(keyword: string, signal: AbortSignal): Promise<Port[]> {
  const { rows } = await gateway.send(harbour.realTimeLikeQuery, { query: { keyword } }, { signal });
  return rows;
}

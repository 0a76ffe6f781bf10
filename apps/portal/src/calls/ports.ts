import type { Send } from '@fairway/gateway';
import { harbour, type Port } from '@fairway/gateway/contract/harbour';

/** Returns ports whose code or name matches the typed text. */
export async function portsLike(send: Send, keyword: string, signal: AbortSignal): Promise<Port[]> {
  const { rows } = await send(harbour.realTimeLikeQuery, { query: { keyword } }, { signal });
  return rows;
}

import type { Call, DataOf } from '@fairway/gateway/contract/call';
import type { Db } from '../database/db.ts';
import { type Handling, type Route, read } from './answer.ts';

type Get = Call & { readonly method: 'GET' };

/** Without the request: its headers and its address must not change data that others get too. */
type SharedHandling<C extends Get> = Pick<Handling<C>, 'query' | 'caller' | 'refuse' | 'db' | 'now'>;

/**
 * Joins a GET to a handler whose data is the same for all visitors. Visitors who send the same query while it is being
 * read get the data of that read, so a crowd on one page costs one read. Nothing is kept after it.
 */
export function readShared<C extends Get>(
  call: C,
  handle: (handling: SharedHandling<C>) => Promise<DataOf<C>>,
): Route {
  const running = new WeakMap<Db, Map<string, Promise<DataOf<C>>>>();
  return read(call, ({ query, caller, refuse, db, now }) => {
    const start = () => handle({ query, caller, refuse, db, now });
    if (caller.kind !== 'visitor') return start();
    const reads = running.get(db) ?? new Map<string, Promise<DataOf<C>>>();
    running.set(db, reads);
    const key = JSON.stringify(query);
    const earlier = reads.get(key);
    if (earlier) return earlier;
    const data = start().finally(() => reads.delete(key));
    reads.set(key, data);
    return data;
  });
}

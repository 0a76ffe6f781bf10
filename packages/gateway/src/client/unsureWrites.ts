import type { Call } from '../contract/call.ts';
import type { GatewayErrorKind } from './errors.ts';

/** Time in ms during which a press with the same content means the same write. */
const patience = 10 * 60_000;

/** Failures after which it is unknown whether the server has executed the write. */
const open: ReadonlySet<GatewayErrorKind> = new Set([
  'network',
  'timeout',
  'away',
  'cancelled',
  'malformed',
  'conflict',
]);

interface Write {
  /** The identity of the write; null if it has no equal. */
  readonly write: string | null;
  readonly area: string;
  readonly key: string;
}

/** The subject of a write: `attention` of `/attention/addOrUpdateAttention`. */
export function areaOf({ path }: Pick<Call, 'path'>): string {
  return path.split('/', 2)[1] ?? '';
}

/**
 * Keys of writes whose response was lost. A second press with the same content means the same write: it is sent under
 * its old key, and a server that has executed it repeats its response instead of executing it twice. Another write of
 * the same area that succeeds in between ends this: follow, unfollow, follow is a new write.
 */
export function unsureWrites(now: () => number) {
  const keys = new Map<string, { readonly area: string; readonly key: string; readonly until: number }>();
  return {
    /** Returns the key under which this exact write was sent before, if its outcome is unknown. */
    keyOf(write: string): string | undefined {
      const entry = keys.get(write);
      return entry && entry.until > now() ? entry.key : undefined;
    },
    /** Records the outcome of a write: the kind of failure, or null for an answer. */
    ended({ write, area, key }: Write, failure: GatewayErrorKind | null): void {
      for (const [name, entry] of keys)
        if (entry.until <= now() || (failure === null && entry.area === area)) keys.delete(name);
      if (write === null) return;
      if (failure !== null && open.has(failure)) keys.set(write, { area, key, until: now() + patience });
      else keys.delete(write);
    },
  };
}

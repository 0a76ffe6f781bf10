import type { Call } from '../contract/call.ts';
import type { GatewayErrorKind } from './errors.ts';

/** How long a press that says the same means the same write again. */
const patience = 10 * 60_000;

/** Failures after which nobody knows whether the server has done it. */
const open: ReadonlySet<GatewayErrorKind> = new Set([
  'network',
  'timeout',
  'away',
  'cancelled',
  'malformed',
  'conflict',
]);

interface Write {
  /** What tells it from others; null where it is like no other. */
  readonly write: string | null;
  readonly area: string;
  readonly key: string;
}

/** What a write is about: `attention` of `/attention/addOrUpdateAttention`. */
export function areaOf({ path }: Pick<Call, 'path'>): string {
  return path.split('/', 2)[1] ?? '';
}

/**
 * Keys of writes whose answer was lost. Whoever presses again with the same content means that write: it goes out under its
 * old key, and a server that had done it answers as it did then instead of doing it twice. Another write of the same area
 * that was answered in between ends that: who followed, stopped following and follows again means something new.
 */
export function unsureWrites(now: () => number) {
  const keys = new Map<string, { readonly area: string; readonly key: string; readonly until: number }>();
  return {
    /** The key under which this very write went out before, if nobody knows what came of it. */
    keyOf(write: string): string | undefined {
      const held = keys.get(write);
      return held && held.until > now() ? held.key : undefined;
    },
    /** What came of a write: the kind of failure, or null for an answer. */
    ended({ write, area, key }: Write, failure: GatewayErrorKind | null): void {
      for (const [name, held] of keys)
        if (held.until <= now() || (failure === null && held.area === area)) keys.delete(name);
      if (write === null) return;
      if (failure !== null && open.has(failure)) keys.set(write, { area, key, until: now() + patience });
      else keys.delete(write);
    },
  };
}

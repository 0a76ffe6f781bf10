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

/**
 * Keys of writes whose answer was lost. Whoever presses again with the same content means that write: it goes out under its
 * old key, and a server that had done it answers as it did then instead of doing it twice.
 */
export function unsureWrites(now: () => number) {
  const keys = new Map<string, { readonly key: string; readonly until: number }>();
  return {
    /** The key under which this very write went out before, if nobody knows what came of it. */
    keyOf(write: string): string | undefined {
      const held = keys.get(write);
      return held && held.until > now() ? held.key : undefined;
    },
    /** What came of it: the kind of failure, or null for an answer. */
    ended(write: string, key: string, failure: GatewayErrorKind | null): void {
      for (const [name, { until }] of keys) if (until <= now()) keys.delete(name);
      if (failure !== null && open.has(failure)) keys.set(write, { key, until: now() + patience });
      else keys.delete(write);
    },
  };
}

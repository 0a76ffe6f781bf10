import type { Limits } from '../../services/limits.ts';
import { networkOf } from '../../services/network.ts';

/** Intentions in an hour from one network, and in a day to one phone or email: each sends a message to it. */
const perNetwork = [{ count: 60, seconds: 3_600 }];
const perTarget = [{ count: 5, seconds: 86_400 }];

/** Counts an intention; returns the instant at which the next may be sent if there were too many, else null. */
export async function takeTurn(
  limits: Limits,
  { ip, target }: { readonly ip: string; readonly target: string },
  now: Date,
): Promise<Date | null> {
  for (const [subject, rules] of [
    [`intentions from ${networkOf(ip)}`, perNetwork],
    [`intentions of ${target}`, perTarget],
  ] as const) {
    const limit = await limits.take(subject, rules, now);
    if (!limit.ok) return limit.retryAt;
  }
  return null;
}

import type { Call } from '@fairway/gateway/contract/call';
import type { Handling } from '../../http/answer.ts';
import { networkOf } from '../../services/network.ts';

/** Number of times per hour that one browser, and one network, may learn whether other people's accounts exist (TRUST 9). */
const keyLimits = [{ count: 10, seconds: 3600 }];
const networkLimits = [{ count: 30, seconds: 3600 }];

type Asking = Pick<Handling<Call>, 'services' | 'keyId' | 'ip' | 'now'>;

/**
 * Takes one unit of the quota for responses that reveal whether an account exists. Past the quota it returns false: the
 * call then returns its constant response, after the same work.
 */
export async function existenceMayShow({ services, keyId, ip, now }: Asking): Promise<boolean> {
  const network = await services.limits.take(`existence of ${networkOf(ip)}`, networkLimits, now);
  if (!network.ok) return false;
  const key = await services.limits.take(`existence of key ${keyId}`, keyLimits, now);
  return key.ok;
}

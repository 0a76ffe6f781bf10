import type { Call } from '@fairway/gateway/contract/call';
import { challengeBits, headers } from '@fairway/gateway/contract/envelope';
import type { Handling } from '../../../http/answer.ts';
import { demandWork } from '../../../services/work.ts';
import type { Guesser } from '../sessions/device.ts';

type Trying = Pick<Handling<Call>, 'config' | 'db' | 'now' | 'services' | 'keyId' | 'header'>;

/** Failures of strangers, over all accounts and networks: more within this time look like one who tries them all. */
const windowSeconds = 600;
const failed = 'failed logins';
const rulesOf = ({ failedLogins }: Trying['config']) => [{ count: failedLogins, seconds: windowSeconds }];

/**
 * While many logins fail, a stranger's login is judged only with the solution of a challenge (TRUST 8): a second of
 * work for a browser, and a second each for an attacker who tries thousands of accounts.
 */
export async function challengeStranger(trying: Trying, guesser: Guesser): Promise<void> {
  const { services, config, now, keyId, header } = trying;
  if (guesser.known || keyId === null) return;
  if (!(await services.limits.isFull(failed, rulesOf(config), now))) return;
  if (header(headers.proof) === undefined) await tell(trying);
  await demandWork({ ...trying, keyId }, 'login', challengeBits);
}

/** Counts a stranger's failed login. */
export async function noteFailure({ services, config, now }: Trying, guesser: Guesser): Promise<void> {
  if (!guesser.known) await services.limits.take(failed, rulesOf(config), now);
}

/** Challenges for strangers are an event for operators, logged once while they last. */
async function tell({ services, config, now }: Trying): Promise<void> {
  const turn = await services.limits.take('failed logins told', [{ count: 1, seconds: windowSeconds }], now);
  if (!turn.ok) return;
  const { failedLogins: failures } = config;
  services.log.warn({ event: 'loginSpraying', failures, seconds: windowSeconds }, 'many logins fail');
}

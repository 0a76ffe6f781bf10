import { createHash, timingSafeEqual } from 'node:crypto';
import type { Call } from '@fairway/gateway/contract/call';
import { challengeBits, headers } from '@fairway/gateway/contract/envelope';
import type { Handling } from '../../http/answer.ts';
import { refuse } from '../../http/refuse.ts';
import { spendNonce } from '../../http/signature.ts';
import { keyedHash, newToken } from '../../secrets.ts';
import type { Guesser } from './device.ts';

type Trying = Pick<Handling<Call>, 'config' | 'db' | 'now' | 'services' | 'keyId' | 'header'>;

/** Failures of strangers, over all accounts and networks: more within this time look like one who tries them all. */
const windowSeconds = 600;
const failed = 'failed logins';
const rulesOf = ({ failedLogins }: Trying['config']) => [{ count: failedLogins, seconds: windowSeconds }];
/** How long an answer may take. */
const goodMs = 120_000;

/**
 * While many logins fail, a stranger's login is judged only with the answer to a challenge (TRUST 8): a second of
 * work for a browser, and for who tries thousands of accounts a second each.
 */
export async function challengeStranger(trying: Trying, guesser: Guesser): Promise<void> {
  const { services, config, db, now, keyId, header } = trying;
  if (guesser.known || keyId === null) return;
  if (!(await services.limits.isFull(failed, rulesOf(config), now))) return;
  const random = proven(header(headers.proof) ?? '', trying);
  if (random === null) {
    await tell(trying);
    refuse('challengeRequired', { data: newChallenge(trying) });
  }
  await spendNonce(db, keyId, random, now);
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

function newChallenge(trying: Trying) {
  const until = trying.now.getTime() + goodMs;
  const random = newToken().slice(0, 22);
  return { challenge: `${until}.${random}.${mac(trying, until, random)}`, bits: challengeBits };
}

/** Nothing of a challenge is stored: it carries until when and for which key it is good. */
function mac({ config, keyId }: Trying, until: number, random: string): string {
  return keyedHash(config.secret, 'login challenge', `${keyId} ${until} ${random}`).toString('base64url');
}

/** The random part of a challenge that was answered rightly and in time, so that it can be spent; null otherwise. */
function proven(proof: string, trying: Trying): string | null {
  const [, until = '', random = '', given = ''] =
    /^(\d{13})\.([\w-]{22})\.([\w-]{43})\.\d{1,12}$/.exec(proof) ?? [];
  if (Number(until) <= trying.now.getTime()) return null;
  const expected = mac(trying, Number(until), random);
  if (given.length !== expected.length || !timingSafeEqual(Buffer.from(given), Buffer.from(expected)))
    return null;
  const hash = createHash('sha256').update(proof).digest();
  return hash.readUInt32BE(0) >>> (32 - challengeBits) === 0 ? random : null;
}

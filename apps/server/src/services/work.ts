import { createHash, timingSafeEqual } from 'node:crypto';
import type { Call } from '@fairway/gateway/contract/call';
import { headers } from '@fairway/gateway/contract/envelope';
import type { Handling } from '../http/answer.ts';
import { refuse } from '../http/refuse.ts';
import { spendNonce } from '../http/session/signature.ts';
import { keyedHash, newToken } from '../secrets.ts';

type Asking = Pick<Handling<Call>, 'config' | 'db' | 'now' | 'header'> & { readonly keyId: string };

/** The time limit of a solution. */
const goodMs = 120_000;

/**
 * Continues only with a solution to a challenge: a number for which the hash of both begins with so many zero bits. At
 * 16 bits that is a second of work for a browser, and each two bits make it four times as long. `purpose` binds a
 * solution to one kind of call.
 */
export async function demandWork(asking: Asking, purpose: string, bits: number): Promise<void> {
  const random = proven(asking, purpose, bits);
  if (random === null) refuse('challengeRequired', { data: newChallenge(asking, purpose, bits) });
  await spendNonce(asking.db, asking.keyId, random, asking.now);
}

function newChallenge(asking: Asking, purpose: string, bits: number) {
  const until = asking.now.getTime() + goodMs;
  const random = newToken().slice(0, 22);
  return { challenge: `${until}.${random}.${mac(asking, purpose, { bits, until, random })}`, bits };
}

interface Task {
  readonly bits: number;
  readonly until: number;
  readonly random: string;
}

/** Nothing of a challenge is stored: it carries until when and for which key and work it is good. */
function mac({ config, keyId }: Asking, purpose: string, { bits, until, random }: Task): string {
  const text = `${keyId} ${bits} ${until} ${random}`;
  return keyedHash(config.secret, `${purpose} challenge`, text).toString('base64url');
}

/** Returns the random part of a challenge that was solved correctly and in time, so that it can be spent; null otherwise. */
function proven(asking: Asking, purpose: string, bits: number): string | null {
  const proof = asking.header(headers.proof) ?? '';
  const [, until = '', random = '', signature = ''] =
    /^(\d{13})\.([\w-]{22})\.([\w-]{43})\.\d{1,12}$/.exec(proof) ?? [];
  if (Number(until) <= asking.now.getTime()) return null;
  const expected = mac(asking, purpose, { bits, until: Number(until), random });
  if (signature.length !== expected.length || !timingSafeEqual(Buffer.from(signature), Buffer.from(expected)))
    return null;
  const hash = createHash('sha256').update(proof).digest();
  return hash.readUInt32BE(0) >>> (32 - bits) === 0 ? random : null;
}

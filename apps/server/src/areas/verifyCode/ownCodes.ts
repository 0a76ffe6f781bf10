import type { Call } from '@fairway/gateway/contract/call';
import type { ProofGiven } from '@fairway/gateway/contract/verifyCode';
import type { Db } from '../../database/db.ts';
import type { Handling } from '../../http/answer.ts';
import type { Member } from '../../http/caller.ts';
import type { Refuse } from '../../http/refuse.ts';
import { ownAccount } from '../account/index.ts';
import { giveProof } from './proofs.ts';
import type { CodeVerdict } from './rules.ts';
import { type CodeTarget, spendCode } from './store.ts';

/** A code entered by a member, and the person to count failures for. */
interface OwnGuess {
  readonly target: CodeTarget;
  readonly purpose: string;
  readonly code: string;
  readonly personId: string;
  readonly secret: Uint8Array;
  readonly now: Date;
}

/**
 * Checks a code entered by a logged-in user. Counts as a browser with an earlier login, so that unknown browsers cannot
 * use up the user's attempts.
 */
export function spendMemberCode(trx: Db, { personId, ...guess }: OwnGuess): Promise<CodeVerdict> {
  return spendCode(trx, { ...guess, subject: `${personId} security`, known: true });
}

type WrongCode = Exclude<CodeVerdict, { kind: 'right' }>;

/** Refuses a code, with the reason. */
export function refuseVerdict(
  verdict: WrongCode,
  refuse: Refuse<'verifyCodeWrong' | 'verifyCodeSpent' | 'tooManyRequests'>,
): never {
  if (verdict.kind === 'wrong')
    return refuse('verifyCodeWrong', { data: { guessesLeft: verdict.guessesLeft } });
  if (verdict.kind === 'spent') return refuse('verifyCodeSpent');
  return refuse('tooManyRequests', { retryAt: verdict.retryAt });
}

/** `db` is a transaction, which is committed regardless of the verdict: a wrong guess counts. */
interface Proving extends Pick<Handling<Call>, 'config' | 'db' | 'now'> {
  readonly caller: Member;
  readonly refuse: Refuse<'contactNotBound'>;
}

/** Spends a code sent to the user's own phone or email, and returns the proof for the next step, or the verdict. */
export async function proveContact(
  handling: Proving,
  { kind, purpose, code }: { kind: 'phone' | 'email'; purpose: string; code: string },
): Promise<ProofGiven | WrongCode> {
  const { caller, config, db, now, refuse } = handling;
  const { secret } = config;
  const own = await ownAccount(db, caller);
  const value = own[kind];
  if (value === null) return refuse('contactNotBound');
  const { personId } = own;
  const target = { kind, value };
  const verdict = await spendMemberCode(db, { target, purpose, code, personId, secret, now });
  if (verdict.kind !== 'right') return verdict;
  return giveProof(db, { caller, contact: kind, purpose, secret, now });
}

import type { LoginPortal } from '@fairway/trade';
import { loginPortal, normaliseCode, verifyCode } from '@fairway/trade';
import type { Db } from '../../database/db.ts';
import { type Refuse, refuseFields } from '../../http/refuse.ts';
import type { ClaimName, LoginName } from '../account/index.ts';
import { type FoundAccount, findAccount, personOf, registerPersonal } from '../account/index.ts';
import type { CodeVerdict } from '../verifyCode/index.ts';
import { type Guesser, guesserOf } from './device.ts';
import type { Device } from './sessions.ts';

/** The code as it was typed, put in order; refuses what cannot be one. */
export function readCode(typed: string): string {
  const code = normaliseCode(typed);
  const broken = verifyCode(code);
  if (broken) refuseFields([{ field: 'body.verifyCode', rule: broken }]);
  return code;
}

/**
 * The party that guesses a code sent to this name, and the key by which their failures are counted: the person, or a
 * name without an account.
 */
export async function codeGuesser(
  db: Db,
  name: ClaimName,
  device: Device,
): Promise<{ readonly guesser: Guesser; readonly subject: string }> {
  const person = await personOf(db, name);
  const guesser = await guesserOf(db, person, device);
  return { guesser, subject: `${person ?? `${name.kind} ${name.value}`} ${guesser.name}` };
}

/** The account that a right code opens; in the private portal the first one makes it. */
export async function accountByCode(
  trx: Db,
  name: LoginName,
  portal: LoginPortal,
  now: Date,
): Promise<FoundAccount | undefined> {
  const found = await findAccount(trx, name, portal);
  return found ?? (portal === loginPortal.private ? registerPersonal(trx, name, now) : undefined);
}

/** Why a code opened nothing. */
export type CodeRefusal = Exclude<CodeVerdict, { kind: 'right' }> | { readonly kind: 'noAccount' };

/** Formats it. */
export function refuseCode(
  refusal: CodeRefusal,
  portal: LoginPortal,
  refuse: Refuse<
    'verifyCodeWrong' | 'verifyCodeSpent' | 'tooManyRequests' | 'businessAccountInvalid' | 'accountNotFound'
  >,
): never {
  switch (refusal.kind) {
    case 'wrong':
      return refuse('verifyCodeWrong', { data: { guessesLeft: refusal.guessesLeft } });
    case 'spent':
      return refuse('verifyCodeSpent');
    case 'stopped':
      return refuse('tooManyRequests', { retryAt: refusal.retryAt });
    case 'noAccount':
      return refuse(portal === loginPortal.business ? 'businessAccountInvalid' : 'accountNotFound');
  }
}

import type { AgreedText, LoginPortal } from '@fairway/trade';
import {
  lackingConsents,
  loginPortal,
  normaliseCode,
  registrationConsents,
  verifyCode,
} from '@fairway/trade';
import type { Db } from '../../../database/db.ts';
import { type Refuse, refuseConsent, refuseFields } from '../../../http/refuse.ts';
import type { ClaimName, LoginName } from '../../account/index.ts';
import { type FoundAccount, findAccount, personOf, registerPersonal } from '../../account/index.ts';
import { keepConsents, lacksRegistration } from '../../consent/index.ts';
import type { CodeVerdict } from '../../verifyCode/index.ts';
import { type Guesser, guesserOf } from '../sessions/device.ts';
import type { Device } from '../sessions/sessions.ts';

/** Normalizes a typed code; refuses an impossible one. */
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
  agreed: readonly AgreedText[],
  now: Date,
): Promise<FoundAccount | undefined> {
  const known = await findAccount(trx, name, portal);
  if (!known && portal !== loginPortal.private) return undefined;
  if (known && !(await lacksRegistration(trx, known))) return known;
  const lacking = lackingConsents(registrationConsents, agreed);
  // Thrown, so that the code is not spent: the same request succeeds once the texts are agreed to.
  if (lacking.length > 0) refuseConsent(lacking);
  const account = known ?? (await registerPersonal(trx, name, now));
  if (!account) return undefined;
  const owner = { tenantId: account.tenantId, accountId: account.id };
  await keepConsents(trx, owner, { agreed, channel: 'registration' }, now);
  return account;
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

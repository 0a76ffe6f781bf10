import type { auth, Session } from '@fairway/gateway/contract/auth';
import type { Db } from '../../../database/db.ts';
import type { Committed, WritingInSteps } from '../../../http/answer.ts';
import { type Refuse, refuseFields } from '../../../http/refuse.ts';
import type { FoundAccount } from '../../account/index.ts';
import { lockAccounts, loginName } from '../../account/index.ts';
import { spendCode } from '../../verifyCode/index.ts';
import { accountByCode, type CodeRefusal, codeGuesser, readCode, refuseCode } from '../login/byCode.ts';
import { noteFailure } from '../login/challenge.ts';
import { limitLogins, loginByTicket, open } from '../login/login.ts';
import { deviceOf } from '../sessions/device.ts';
import { lockProof, spendProof, spentProof } from './socialAttempts.ts';

/**
 * Binds an unbound social account to the account of a phone, and logs in; in the private portal a new phone creates the
 * account. A phone whose owner is bound to another social account is refused.
 */
export async function bindPhone(
  handling: WritingInSteps<typeof auth.bindPhonePcWeixinLogin>,
): Promise<Committed<Session>> {
  const { body, commit, refuse, refuseAndCommit, config, db, now } = handling;
  const login = { ...handling, way: 'weixin' as const, dataOf: (session: Session) => session };
  const target = phoneOf(body, refuse);
  const device = await deviceOf(handling);
  const at = { secret: config.secret, now };
  const proof = { state: body.state, wxcode: body.wxcode, keyId: device.keyId };
  if (body.forceTicket !== undefined) {
    const value = await spentProof(db, proof, at);
    if (value === undefined) return refuse('forceTicketInvalid');
    return loginByTicket(login, { kind: 'weixin', value }, device, body.forceTicket);
  }
  const code = readCode(body.verifyCode);
  const { guesser, subject } = await codeGuesser(db, target, device);
  await limitLogins(login, guesser);

  let refusal: CodeRefusal | undefined;
  const refuseGuess = (reason: CodeRefusal) => {
    refusal = reason;
    return refuseCode(reason, body.loginPortal, refuseAndCommit);
  };
  const committing = commit(async (trx) => {
    const socialId = await lockProof(trx, proof, at);
    if (socialId === undefined) return refuse('socialLoginInvalid');
    const purpose = 'LOGIN_REGISTER';
    const guess = { target, purpose, code, subject, known: guesser.known, secret: config.secret, now };
    const verdict = await spendCode(trx, guess);
    if (verdict.kind !== 'right') return refuseGuess(verdict);
    const account = await accountByCode(trx, target, body.loginPortal, body.agreed, now);
    if (!account) return refuseGuess({ kind: 'noAccount' });
    const bound = await bindSocial(trx, account, socialId, now);
    if (bound !== 'bound') return refuseAndCommit(bound);
    await spendProof(trx, proof, at);
    return open(login, trx, account, device, () => false);
  });
  return committing.catch(async (error: unknown) => {
    if (refusal) await noteFailure(handling, guesser);
    throw error;
  });
}

function phoneOf(
  { phone, mobileArea }: { readonly phone: string; readonly mobileArea: string },
  refuse: Refuse<'overseasPhoneUnsupported'>,
): { readonly kind: 'phone'; readonly value: string } {
  const name = loginName(phone);
  if (name === 'overseas' || mobileArea !== '86') return refuse('overseasPhoneUnsupported');
  if (name?.kind !== 'phone') return refuseFields([{ field: 'body.phone', rule: 'phone' }]);
  return { kind: 'phone', value: name.value };
}

/** Binds a social account to a person who has none. Locks the person's accounts, so that two bindings queue up. */
export async function bindSocial(
  trx: Db,
  account: Pick<FoundAccount, 'id' | 'tenantId' | 'personId'>,
  socialId: string,
  now: Date,
): Promise<'bound' | 'socialAccountBound' | 'otherSocialBound'> {
  const own = await trx
    .selectFrom('account')
    .select(['tenantId', 'id'])
    .where('personId', '=', account.personId)
    .execute();
  const ids = own.map(({ id }) => id);
  await lockAccounts(trx, own);
  const claim = await trx
    .selectFrom('claim')
    .select('value')
    .where('kind', '=', 'weixin')
    .where('accountId', 'in', ids)
    .executeTakeFirst();
  if (claim) return claim.value === socialId ? 'bound' : 'otherSocialBound';
  const claimed = await trx
    .insertInto('claim')
    .values({
      kind: 'weixin',
      value: socialId,
      tenantId: account.tenantId,
      accountId: account.id,
      createdAt: now,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'value']).doNothing())
    .executeTakeFirst();
  return claimed.numInsertedOrUpdatedRows === 0n ? 'socialAccountBound' : 'bound';
}

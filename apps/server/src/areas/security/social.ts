import type { security } from '@fairway/gateway/contract/security';
import type { Handling, Writing } from '../../http/answer.ts';
import { bindSocial, deviceOf, lockSocialProof, spendSocialProof } from '../auth/index.ts';
import { refuseVerdict, spendMemberCode } from '../verifyCode/index.ts';
import { contactsOf, finishChange, hold } from './change.ts';
import { canStillLogIn } from './rules.ts';

/** Binds the social account that was confirmed in this browser, or on a phone that scanned its QR. */
export async function bindOpenId(handling: Handling<typeof security.bindPcWxOpenId>): Promise<null> {
  const { body, caller, config, db: trx, now, refuse } = handling;
  const { keyId } = await deviceOf(handling);
  const at = { secret: config.secret, now };
  const proof = { ...body, keyId };
  const person = await hold(trx, caller);
  const socialId = await lockSocialProof(trx, proof, at);
  if (socialId === undefined) return refuse('socialLoginInvalid');
  const account = { id: caller.accountId, tenantId: caller.tenantId, personId: person.personId };
  const bound = await bindSocial(trx, account, socialId, now);
  if (bound !== 'bound') return refuse(bound);
  await spendSocialProof(trx, proof, at);
  await finishChange(trx, handling, person, { what: 'socialBound' });
  return null;
}

/** Takes the social app off the account, by a code sent to any of the own contacts. */
export async function unBindOpenId(handling: Writing<typeof security.unBindPcWxOpenId>): Promise<null> {
  const { query, caller, config, db: trx, now, refuse, refuseAndCommit, services } = handling;
  const person = await hold(trx, caller);
  const social = person.claims.find(({ kind }) => kind === 'weixin');
  if (!social) return refuse('contactNotBound');
  if (!canStillLogIn({ ...person, socialOffered: services.social !== null }, social))
    return refuse('lastLoginMethod');
  const guess = { purpose: 'UNBIND', code: query.verifyCode, personId: person.personId };
  let verdict: Awaited<ReturnType<typeof spendMemberCode>> = { kind: 'spent' };
  // The request does not name the contact of the code: the first with a live one decides.
  for (const target of contactsOf(person)) {
    verdict = await spendMemberCode(trx, { target, ...guess, secret: config.secret, now });
    if (verdict.kind !== 'spent') break;
  }
  if (verdict.kind !== 'right') return refuseVerdict(verdict, refuseAndCommit);
  const { kind, value } = social;
  await trx.deleteFrom('claim').where('kind', '=', kind).where('value', '=', value).execute();
  await finishChange(trx, handling, person, { what: 'socialRemoved' });
  return null;
}

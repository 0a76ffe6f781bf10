import type { security } from '@fairway/gateway/contract/security';
import type { Handling } from '../../http/answer.ts';
import { bindSocial, deviceOf, lockSocialProof, spendSocialProof } from '../auth/index.ts';
import { refuseVerdict, spendMemberCode } from '../verifyCode/index.ts';
import { contactsOf, finishChange, hold } from './change.ts';
import { canStillLogIn } from './rules.ts';

/** Binds the social account that was confirmed in this browser, or on a phone that scanned its QR. */
export async function bindOpenId(handling: Handling<typeof security.bindPcWxOpenId>): Promise<null> {
  const { body, caller, config, db, now, refuse, settle } = handling;
  const { keyId } = await deviceOf(handling);
  const at = { secret: config.secret, now };
  const proof = { ...body, keyId };
  const outcome = await db.transaction().execute(async (trx) => {
    const held = await hold(trx, caller);
    const socialId = await lockSocialProof(trx, proof, at);
    if (socialId === undefined) return 'socialLoginInvalid';
    const account = { id: caller.accountId, tenantId: caller.tenantId, personId: held.personId };
    const bound = await bindSocial(trx, account, socialId, now);
    if (bound !== 'bound') return bound;
    await spendSocialProof(trx, proof, at);
    await finishChange(trx, handling, held, { what: 'socialBound' });
    await settle(trx, null);
    return 'done';
  });
  return outcome === 'done' ? null : refuse(outcome);
}

/** Takes the social app off the account, by a code sent to any of the own contacts. */
export async function unBindOpenId(handling: Handling<typeof security.unBindPcWxOpenId>): Promise<null> {
  const { query, caller, config, db, now, refuse, services, settle } = handling;
  const outcome = await db.transaction().execute(async (trx) => {
    const held = await hold(trx, caller);
    const social = held.claims.find(({ kind }) => kind === 'weixin');
    if (!social) return { kind: 'none' } as const;
    if (!canStillLogIn({ ...held, socialOffered: services.social !== null }, social))
      return { kind: 'last' } as const;
    const guess = { purpose: 'UNBIND', code: query.verifyCode, personId: held.personId };
    let verdict: Awaited<ReturnType<typeof spendMemberCode>> = { kind: 'spent' };
    // Nobody says which contact the code went to: the first that has a live one decides.
    for (const target of contactsOf(held)) {
      verdict = await spendMemberCode(trx, { target, ...guess, secret: config.secret, now });
      if (verdict.kind !== 'spent') break;
    }
    if (verdict.kind !== 'right') return verdict;
    const { kind, value } = social;
    await trx.deleteFrom('claim').where('kind', '=', kind).where('value', '=', value).execute();
    await finishChange(trx, handling, held, { what: 'socialRemoved' });
    await settle(trx, null);
    return { kind: 'done' } as const;
  });
  if (outcome.kind === 'done') return null;
  if (outcome.kind === 'none') return refuse('contactNotBound');
  return outcome.kind === 'last' ? refuse('lastLoginMethod') : refuseVerdict(outcome, refuse);
}

import type { auth, Session } from '@fairway/gateway/contract/auth';
import type { DataOf } from '@fairway/gateway/contract/call';
import { loginPortal } from '@fairway/trade';
import type { Committed, Handling, WritingInSteps } from '../../../http/answer.ts';
import { refuse } from '../../../http/refuse.ts';
import { networkOf } from '../../../services/network.ts';
import { ownPath } from '../../../services/ownPath.ts';
import { findAccount, personOf } from '../../account/index.ts';
import { type Login, loginByTicket, open } from '../login/login.ts';
import { deviceOf } from '../sessions/device.ts';
import { lockProof, scanOf, spendProof, spentProof, startAttempt } from './socialAttempts.ts';

/** QR codes that one network may request, and wxcodes that it may exchange. */
const networkLimits = [{ count: 60, seconds: 600 }];

/** Starts a login by the social app for the requesting browser. */
export async function weixinQrLogin(
  handling: Handling<typeof auth.weixinQrLogin>,
): Promise<DataOf<typeof auth.weixinQrLogin>> {
  const { query, refuse, config, db, now, services } = handling;
  const { social } = services;
  if (!social) return refuse('socialLoginOff');
  const { keyId } = await deviceOf(handling);
  await limit(handling, 'qr');
  const own = (address: string) => ownPath(address, social.publicUrl());
  const { state, scanCode, expiresAt } = await startAttempt(
    db,
    { keyId, callbackPath: own(query.callbackUrl), bindPhonePath: own(query.bindPhoneUrl) },
    { secret: config.secret, now },
  );
  const url = social.address('browser', state);
  if (url === null) throw new Error('a social app without a page for browsers');
  return { url, scanUrl: social.scanUrl(scanCode), state, expiresAt: expiresAt.toISOString() };
}

export async function weixinQrStatus(
  handling: Handling<typeof auth.weixinQrStatus>,
): Promise<DataOf<typeof auth.weixinQrStatus>> {
  const { query, config, db, now } = handling;
  const { keyId } = await deviceOf(handling);
  return scanOf(db, { state: query.state, keyId }, { secret: config.secret, now });
}

/** Exchanges the wxcode of a confirmed login for a session of the account that the social account is bound to. */
export async function weixinLogin(
  handling: WritingInSteps<typeof auth.weixinLogin>,
): Promise<Committed<DataOf<typeof auth.weixinLogin>>> {
  const { body, commit, refuse, config, db, now } = handling;
  const device = await deviceOf(handling);
  const at = { secret: config.secret, now };
  const proof = { state: body.state, wxcode: body.wxcode, keyId: device.keyId };
  const login = { ...handling, way: 'weixin' as const, dataOf: valued };
  if (body.forceTicket !== undefined) {
    const value = await spentProof(db, proof, at);
    if (value === undefined) return refuse('forceTicketInvalid');
    return loginByTicket(login, { kind: 'weixin', value }, device, body.forceTicket);
  }
  await limit(handling, 'exchange');

  return commit(async (trx) => {
    const value = await lockProof(trx, proof, at);
    if (value === undefined) return refuse('socialLoginInvalid');
    const name = { kind: 'weixin', value } as const;
    const account = await findAccount(trx, name, body.loginPortal);
    if (!account && body.loginPortal === loginPortal.business && (await personOf(trx, name)))
      return refuse('businessAccountInvalid');
    // The next proof of a phone binds it, or creates a personal account next to a company's: that spends the proof.
    if (!account) return refuse('socialLoginPending');
    await spendProof(trx, proof, at);
    return open(login, trx, account, device, () => false);
  });
}

async function limit({ services, ip, now }: Pick<Login, 'services' | 'ip' | 'now'>, what: 'qr' | 'exchange') {
  const allowance = await services.limits.take(`social ${what} ${networkOf(ip)}`, networkLimits, now);
  if (!allowance.ok) refuse('tooManyRequests', { retryAt: allowance.retryAt });
}

function valued({ token, expiresAt }: Session) {
  return { value: token, expiresAt };
}

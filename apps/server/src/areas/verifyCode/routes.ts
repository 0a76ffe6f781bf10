import { challengeBits } from '@fairway/gateway/contract/envelope';
import { type CodeSent, type ProofGiven, verifyCode } from '@fairway/gateway/contract/verifyCode';
import { email, mainland, mobile, normaliseEmail, normalisePhone } from '@fairway/trade';
import { type Handling, type Route, read } from '../../http/answer.ts';
import { refuse, refuseFields } from '../../http/refuse.ts';
import { networkOf } from '../../services/network.ts';
import { demandWork } from '../../services/work.ts';
import { later } from '../../time/later.ts';
import { loginName, ownAccount, personOf } from '../account/index.ts';
import { proveContact, refuseVerdict } from './ownCodes.ts';
import { isForOwn, resendSeconds, sendRefusal, targetLimits, whoMayAsk } from './rules.ts';
import { type CodeTarget, sendCode } from './store.ts';

type Send =
  | Handling<typeof verifyCode.sendSmsVerifyCode>
  | Handling<typeof verifyCode.sendEmailVerifyCode>
  | Handling<typeof verifyCode.sendSelfSmsVerifyCode>;

export const routes: readonly Route[] = [
  read(verifyCode.sendSmsVerifyCode, async (handling) => {
    const { refuse } = handling;
    const { phone, mobileArea } = handling.query;
    const overseas = mobileArea !== mainland || loginName(phone) === 'overseas';
    if (overseas) return refuse('overseasPhoneUnsupported');
    const value = normalisePhone(phone);
    const broken = mobile(value);
    if (broken) refuseFields([{ field: 'query.phone', rule: broken }]);
    return send(handling, { kind: 'phone', value });
  }),
  read(verifyCode.sendEmailVerifyCode, async (handling) => {
    const value = normaliseEmail(handling.query.email).toLowerCase();
    const broken = email(value);
    if (broken) refuseFields([{ field: 'query.email', rule: broken }]);
    return send(handling, { kind: 'email', value });
  }),
  read(verifyCode.sendSelfSmsVerifyCode, (handling) => sendToOwn(handling, 'phone')),
  read(verifyCode.sendSelfEmailVerifyCode, (handling) => sendToOwn(handling, 'email')),
  read(verifyCode.checkSelfPhoneVerifyCode, (handling) => proveOwn(handling, 'phone')),
  read(verifyCode.checkSelfEmailVerifyCode, (handling) => proveOwn(handling, 'email')),
];

type SendOwn = Handling<typeof verifyCode.sendSelfSmsVerifyCode>;
type CheckOwn = Handling<typeof verifyCode.checkSelfPhoneVerifyCode>;

async function sendToOwn(handling: SendOwn, kind: 'phone' | 'email'): Promise<CodeSent> {
  const { caller, db, query, refuse } = handling;
  if (!isForOwn(query.type)) return refuse('notAllowed');
  const value = (await ownAccount(db, caller))[kind];
  if (value === null) return refuse('contactNotBound');
  return deliver(handling, { kind, value });
}

async function proveOwn({ query, ...handling }: CheckOwn, kind: 'phone' | 'email'): Promise<ProofGiven> {
  const { refuse } = handling;
  if (!isForOwn(query.type)) return refuse('notAllowed');
  const proof = await handling.db
    .transaction()
    .execute((db) =>
      proveContact({ ...handling, db }, { kind, purpose: query.type, code: query.verifyCode }),
    );
  return 'kind' in proof ? refuseVerdict(proof, refuse) : proof;
}

async function send(handling: Send, target: CodeTarget): Promise<CodeSent> {
  const { caller, query } = handling;
  const who = whoMayAsk(query.type);
  if (who === 'nobody') refuse('notAllowed');
  if (who === 'member' && caller.kind !== 'member') refuse('sessionRequired');
  return deliver(handling, target);
}

async function deliver(handling: Send, target: CodeTarget): Promise<CodeSent> {
  const { config, db, language, now, query, services } = handling;
  await limit(handling, target);

  // A forgotten password is only reset where an account exists; the response does not reveal it.
  const shouldDeliver = query.type !== 'FORGET_PASSWORD' || (await personOf(db, target)) !== undefined;
  const { outbox } = services;
  const { expiresAt } = await db.transaction().execute((trx) =>
    sendCode(trx, {
      target,
      purpose: query.type,
      language,
      deliver: shouldDeliver,
      secret: config.secret,
      outbox,
      now,
    }),
  );
  return { resendAt: later(now, resendSeconds).toISOString(), expiresAt: expiresAt.toISOString() };
}

/**
 * All users behind a network share its codes, so past its limit each further code costs some work instead: a second in
 * a browser, and four once the network has requested many.
 */
async function limitNetwork(handling: Send): Promise<void> {
  const { services, config, ip, keyId, now } = handling;
  const { network } = config.codesPerHour;
  const name = networkOf(ip);
  if ((await services.limits.take(`codes asked by ${name}`, hourly(network), now)).ok) return;
  if (keyId === null) refuse('keyUnknown');
  const worked = `codes worked for by ${name}`;
  const many = await services.limits.isFull(worked, hourly(manyNetworks * network), now);
  await demandWork({ ...handling, keyId }, 'code', challengeBits + (many ? 2 : 0));
  await services.limits.take(worked, hourly(manyNetworks * network), now);
}

const manyNetworks = 3;
const hourly = (count: number) => [{ count, seconds: 3600 }];

/** The network before the target: a network that has used up its codes cannot use up those of others. */
async function limit(handling: Send, target: CodeTarget): Promise<void> {
  const { services, config, now } = handling;
  const { codesPerHour } = config;
  await limitNetwork(handling);
  const limits = [
    [`codes to ${target.kind} ${target.value}`, targetLimits],
    [`codes by ${target.kind}`, hourly(codesPerHour[target.kind])],
  ] as const;
  for (const [subject, rules] of limits) {
    const allowance = await services.limits.take(subject, rules, now);
    if (allowance.ok) continue;
    const { retryAt } = allowance;
    handling.refuse(sendRefusal(retryAt, now), { retryAt, data: { resendAt: retryAt.toISOString() } });
  }
}

import { type CodeSent, verifyCode } from '@fairway/gateway/contract/verifyCode';
import { email, mainland, mobile, normaliseEmail, normalisePhone } from '@fairway/trade';
import { answer, type Handling, type Route } from '../../http/answer.ts';
import { refuse, refuseFields } from '../../http/refuse.ts';
import { networkOf } from '../../services/network.ts';
import { after } from '../../time/after.ts';
import { loginName, personOf } from '../account/index.ts';
import { resendSeconds, sendRefusal, targetLimits, whoMayAsk } from './rules.ts';
import { type CodeTarget, sendCode } from './store.ts';

type Send = Handling<typeof verifyCode.sendSmsVerifyCode> | Handling<typeof verifyCode.sendEmailVerifyCode>;

export const routes: readonly Route[] = [
  answer(verifyCode.sendSmsVerifyCode, async (handling) => {
    const { refuse } = handling;
    const { phone, mobileArea } = handling.query;
    const overseas = mobileArea !== mainland || loginName(phone) === 'overseas';
    if (overseas) return refuse('overseasPhoneUnsupported');
    const value = normalisePhone(phone);
    const broken = mobile(value);
    if (broken) refuseFields([{ field: 'query.phone', rule: broken }]);
    return send(handling, { kind: 'phone', value });
  }),
  answer(verifyCode.sendEmailVerifyCode, async (handling) => {
    const value = normaliseEmail(handling.query.email).toLowerCase();
    const broken = email(value);
    if (broken) refuseFields([{ field: 'query.email', rule: broken }]);
    return send(handling, { kind: 'email', value });
  }),
];

async function send(handling: Send, target: CodeTarget): Promise<CodeSent> {
  const { caller, config, db, language, now, query, services } = handling;
  const who = whoMayAsk(query.type);
  if (who === 'nobody') refuse('notAllowed');
  if (who === 'member' && caller.kind !== 'member') refuse('sessionRequired');
  await limit(handling, target);

  // A forgotten password is only reset where there is an account; the answer does not tell.
  const deliver = query.type !== 'FORGET_PASSWORD' || (await personOf(db, target)) !== undefined;
  const { outbox } = services;
  const { expiresAt } = await db
    .transaction()
    .execute((trx) =>
      sendCode(trx, { target, purpose: query.type, language, deliver, secret: config.secret, outbox, now }),
    );
  return { resendAt: after(now, resendSeconds).toISOString(), expiresAt: expiresAt.toISOString() };
}

/** The network before the target: whoever has used up theirs cannot use up the codes of others. */
async function limit(handling: Send, target: CodeTarget): Promise<void> {
  const { services, config, ip, now } = handling;
  const { codesPerHour } = config;
  const hourly = (count: number) => [{ count, seconds: 3600 }];
  const limits = [
    [`codes asked by ${networkOf(ip)}`, hourly(codesPerHour.network)],
    [`codes to ${target.kind} ${target.value}`, targetLimits],
    [`codes by ${target.kind}`, hourly(codesPerHour[target.kind])],
  ] as const;
  for (const [subject, rules] of limits) {
    const taken = await services.limits.take(subject, rules, now);
    if (taken.ok) continue;
    const { retryAt } = taken;
    handling.refuse(sendRefusal(retryAt, now), { retryAt, data: { resendAt: retryAt.toISOString() } });
  }
}

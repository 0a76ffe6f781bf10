import { randomInt } from 'node:crypto';
import type { CheckedBodyOf, DataOf } from '@fairway/gateway/contract/call';
import type { insurance } from '@fairway/gateway/contract/insurance';
import type { Language } from '@fairway/gateway/contract/texts';
import { chinaDay, type Insurable, intentionNoOf, minorUnits, normaliseEmail } from '@fairway/trade';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../database/db.ts';
import type { Member, Visitor } from '../../http/caller.ts';
import type { Outbox } from '../../services/outbox/outbox.ts';
import { afterWorkingDays } from '../../time/workingDays.ts';
import { keepConsents } from '../consent/index.ts';
import { estimateOf } from './answers.ts';
import { addEvent } from './desk/events.ts';
import { messageOf } from './messages.ts';
import { answerDays } from './rules.ts';

export type Request = CheckedBodyOf<typeof insurance.submit>;

interface Sending {
  readonly by: Visitor | Member;
  readonly language: Language;
  readonly now: Date;
  readonly outbox: Outbox;
}

/** Returns a number with the day, which does not reveal how many there are. */
export function newIntentionNo(now: Date): string {
  const day = chinaDay(now).replaceAll('-', '').slice(2);
  return intentionNoOf(day, String(randomInt(10 ** 6)).padStart(6, '0'));
}

/** Returns the cargo of a request, in minor units. */
export function cargoOf(request: Request): Insurable {
  const { goodsClass, clause, war, strikes, basis, currency } = request;
  return {
    ...{ goodsClass, clause, war, strikes, basis, currency },
    value: minorUnits(request.value) ?? 0,
    freight: basis === 'FOB' ? (minorUnits(request.freight) ?? 0) : 0,
  };
}

/** Stores an intention and notifies its sender, in one transaction. */
export async function keepIntention(
  transaction: Db,
  request: Request,
  { by, language, now, outbox }: Sending,
): Promise<DataOf<typeof insurance.submit>> {
  const cargo = cargoOf(request);
  const estimate = estimateOf(cargo);
  const id = uuidv7();
  const intentionNo = newIntentionNo(now);
  const { companyName, location, address, contactName, phone, goods, remark, insurerId } = request;
  const { origin, destination, sailsOn } = request;
  const email = normaliseEmail(request.email).toLowerCase();
  const member = by.kind === 'member' ? by : null;
  await transaction
    .insertInto('insuranceIntention')
    .values({
      ...{ id, intentionNo, companyName, location, address, contactName, phone, email, goods, remark },
      ...{ origin, destination, sailsOn },
      ...cargo,
      tenantId: member?.tenantId ?? null,
      accountId: member?.accountId ?? null,
      freight: cargo.freight > 0 ? cargo.freight : null,
      rate: estimate.rate,
      insured: estimate.insured.amount,
      estimate: estimate.premium.amount,
      least: estimate.least,
      insurerId: insurerId === '' ? null : insurerId,
      language,
      createdAt: now,
      changedAt: now,
      touchedAt: now,
    })
    .execute();
  const { agreed } = request;
  await keepConsents(
    transaction,
    { tenantId: member?.tenantId ?? null, accountId: member?.accountId ?? null },
    { agreed, channel: 'insurance', insurerId: insurerId === '' ? null : insurerId, requestNo: intentionNo },
    now,
  );
  await addEvent(transaction, { intentionId: id, what: 'received', state: 'received' }, now);
  const applicant = { intentionNo, phone, email, language, currency: cargo.currency };
  await outbox.put(
    transaction,
    messageOf(applicant, { kind: 'received', premium: estimate.premium.amount }),
    now,
  );
  return {
    intentionNo,
    estimate,
    answerBy: afterWorkingDays(now, answerDays).toISOString(),
    sentTo: email === '' ? 'phone' : 'email',
    kept: member !== null,
  };
}

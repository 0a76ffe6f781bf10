import { randomInt } from 'node:crypto';
import type { companyAgain } from '@fairway/gateway/contract/certification';
import { authenticationWay, normaliseEmail } from '@fairway/trade';
import type { InferOutput } from 'valibot';
import type { Db } from '../../../database/db.ts';
import { refuseFields } from '../../../http/refuse.ts';
import { hashPassword } from '../../../services/passwords/passwords.ts';
import { type CodeVerdict, spendCode } from '../../verifyCode/index.ts';
import { refuseCode } from '../outcome/outcome.ts';
import { checkPapers, companyPapers, filesOf, keepPapers } from '../papers/papers.ts';
import { bankMissing, nameKey } from '../rules.ts';
import { type Certification, homeOf, storedNumber } from '../store.ts';
import type { CompanyTyped } from '../tables.ts';
import { firstTaken } from './existence.ts';
import { idFor, limitSubmissions, lockApplication, type Submitting, write } from './submit.ts';
import { refuseNumber } from './submitPersonal.ts';

type Body = InferOutput<typeof companyAgain>;

/**
 * Submits the certification of a company, the first time or again. The code is checked last, so that a form that is
 * refused for another reason does not use it up.
 */
export async function submitCompany(handling: Submitting, body: Body, again: boolean) {
  const { caller, commit, now, config, refuse, refuseAndCommit, services } = handling;
  const bank = bankMissing(body);
  if (bank.length > 0) refuseFields(bank);
  await limitSubmissions(handling);
  const passwordHash = body.password ? await hashPassword(body.password) : null;
  const files = filesOf(companyPapers, body);
  return commit(async (trx) => {
    const application = await lockApplication(trx, handling, 'company', again);
    const { applicant, before } = application;
    if (!body.contactIdCard && !before?.numberSealed) refuseNumber('body.contactIdCard');
    if (!passwordHash && !before?.passwordHash) refuseFields([{ field: 'body.password', rule: 'required' }]);
    const takenField = await firstTaken(trx, body, { tenantId: homeOf(applicant, 'company') });
    if (takenField) return refuse(takenField);
    await checkPapers(trx, caller, companyPapers, files);
    const verdict = await proveEmail(trx, handling, body, before, applicant.personId);
    if (verdict.kind !== 'right') return refuseCode(verdict, refuseAndCommit);
    await keepPapers(trx, caller, companyPapers, files, now);
    const id = idFor(before);
    const transfer = body.authenticationWay === authenticationWay.transfer;
    return write(
      trx,
      handling,
      'company',
      application,
      {
        ...{ name: body.companyName, nameKey: nameKey(body.companyName), creditCode: body.creditCode },
        ...{ registerCode: body.registerCode, companyCode: body.companyCode },
        ...{ adminAccount: body.adminAccount, way: body.authenticationWay, files, passwordHash },
        typed: typedOf(body),
        number: body.contactIdCard
          ? storedNumber({ papers: services.papers, config }, id, body.contactIdCard)
          : {},
        // Chosen again each time: an amount that was read once is worthless for another account.
        remittanceFen: transfer ? randomInt(1, 100) : null,
      },
      id,
    );
  });
}

function typedOf(body: Body): CompanyTyped {
  const { city, address, contactName, contactEmail, department, position, intendedRouteIds } = body;
  const transfer = body.authenticationWay === authenticationWay.transfer;
  return {
    ...{ city, address, contactName, contactEmail: normaliseEmail(contactEmail).toLowerCase() },
    ...{ contactPhone: null, department, position, intendedRouteIds },
    bankName: transfer ? (body.bankName ?? null) : null,
    bankAccount: transfer ? (body.bankAccount ?? '').replace(/[\s-]/g, '') : null,
  };
}

/** Spends the code sent to the contact's email; an unchanged email needs none. */
async function proveEmail(
  trx: Db,
  { config, now }: Submitting,
  body: Body,
  before: Certification | undefined,
  personId: string,
): Promise<CodeVerdict> {
  const value = normaliseEmail(body.contactEmail).toLowerCase();
  if (!body.verifyCode) {
    if (before?.typed.contactEmail === value) return { kind: 'right' };
    refuseFields([{ field: 'body.verifyCode', rule: 'required' }]);
  }
  return spendCode(trx, {
    target: { kind: 'email', value },
    ...{ purpose: 'CERTIFY', code: body.verifyCode, subject: `${personId} certifies`, known: true },
    ...{ secret: config.secret, now },
  });
}

import * as v from 'valibot';
import { adminAccount } from '../company/adminAccount.ts';
import { companyCode } from '../company/companyCode.ts';
import { companyName } from '../company/companyName.ts';
import { creditCode } from '../company/creditCode.ts';
import { idCard } from '../company/idCard.ts';
import { registerCode } from '../company/registerCode.ts';
import { confirmation } from '../confirmation.ts';
import { email } from '../email.ts';
import { password } from '../password.ts';
import { required } from '../required.ts';
import type { Validator } from '../rule.ts';
import { follows } from '../valibot.ts';
import { verifyCode } from '../verifyCode.ts';
import { at, filled, oneOf, uploaded } from './parts.ts';

/** Corporate transfer, enterprise authorization, offline authorization (spec 3). */
export const authenticationWays = ['transfer', 'enterprise', 'offline'] as const;

const must = (...rules: readonly Validator[]) => v.pipe(v.string(), follows(required, ...rules));

/** Today decides which days of birth are past, so it is read at each check. */
const id = must((value) => idCard(value));

/** Certification of a person: name, a valid ID number, and both photos (spec 5). */
export const personalCertification = v.object({
  realName: filled(50),
  idCard: id,
  idCardFront: uploaded,
  idCardBack: uploaded,
});

/** Certification of a company: everything that spec 5 asks for. Whether names and codes are free the server knows. */
export const companyCertification = v.pipe(
  v.object({
    companyName: must(companyName),
    creditCode: must(creditCode),
    businessLicense: uploaded,
    registerCode: must(registerCode),
    registerCertificate: uploaded,
    city: filled(50),
    address: filled(200),
    contactName: filled(50),
    contactEmail: must(email),
    verifyCode: must(verifyCode),
    department: filled(50),
    position: filled(50),
    companyCode: must(companyCode),
    adminAccount: must(adminAccount),
    password: must(password),
    again: v.string(),
    authenticationWay: oneOf(authenticationWays),
    contactIdCard: id,
    contactIdCardFront: uploaded,
    contactIdCardBack: uploaded,
    authorizationLetter: uploaded,
    intendedRouteIds: v.array(v.string()),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value } = dataset;
    const broken = required(value.again) ?? confirmation(value.password)(value.again);
    if (broken) addIssue(at('again', value, broken));
  }),
);

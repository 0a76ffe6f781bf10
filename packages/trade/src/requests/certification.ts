import * as v from 'valibot';
import { authenticationWay } from '../statuses.ts';
import { adminAccount } from '../validators/company/adminAccount.ts';
import { companyCode } from '../validators/company/companyCode.ts';
import { companyName } from '../validators/company/companyName.ts';
import { creditCode } from '../validators/company/creditCode.ts';
import { idCard } from '../validators/company/idCard.ts';
import { registerCode } from '../validators/company/registerCode.ts';
import { email } from '../validators/email.ts';
import { password } from '../validators/password.ts';
import { verifyCode } from '../validators/verifyCode.ts';
import { filled, must, oneOf, typedTwice, uploaded } from './parts.ts';

/** Names of the ways, for choices. */
export const authenticationWays = Object.keys(authenticationWay) as (keyof typeof authenticationWay)[];

/** A form holds the name of the way, a call its number. */
const way = v.pipe(
  oneOf(authenticationWays),
  v.transform((name) => authenticationWay[name]),
);

/** Today decides which days of birth are past, so it is read at each check. */
const id = must((value) => idCard(value));

/** Certification of a person: name, a valid ID number, and both photos (spec 5). */
export const personalCertification = v.object({
  realName: filled(50),
  idCard: id,
  idCardFront: uploaded,
  idCardBack: uploaded,
});

/** The data for the certification of a company, field by field, for forms with another layout. */
export const companyCertificationFields = v.object({
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
  again: must(),
  authenticationWay: way,
  contactIdCard: id,
  contactIdCardFront: uploaded,
  contactIdCardBack: uploaded,
  authorizationLetter: uploaded,
  intendedRouteIds: v.array(v.string()),
});

/** Certification of a company: all fields of spec 5. The server checks whether names and codes are free. */
export const companyCertification = v.pipe(companyCertificationFields, typedTwice());

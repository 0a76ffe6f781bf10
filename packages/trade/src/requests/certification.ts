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

/** What a company fills in to be certified, field by field, for forms that ask in another way. */
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

/** Certification of a company: everything that spec 5 asks for. Whether names and codes are free the server knows. */
export const companyCertification = v.pipe(companyCertificationFields, typedTwice());

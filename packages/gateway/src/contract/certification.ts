import * as trade from '@fairway/trade';
import * as v from 'valibot';
import {
  adminAccount,
  companyCode,
  companyName,
  creditCode,
  email,
  idCard,
  newPassword,
  registerCode,
  sixDigitCode,
} from './fields.ts';
import { id, instant, text } from './shapes.ts';
import { auditStatus } from './user.ts';

/** How a company proves itself: 1 corporate transfer, 2 enterprise authorization, 3 offline authorization. */
export const authenticationWay = v.picklist(trade.numbersOf(trade.authenticationWay));

/** Where a certification stands. */
const review = {
  auditStatus,
  submittedAt: v.nullable(instant),
  /** By when a decision is due: three working days. */
  dueAt: v.nullable(instant),
  /** Null unless rejected. */
  rejectReason: v.nullable(v.string()),
};

/** A stored picture: its id, and a link that is good for minutes. */
export const picture = v.object({ id, url: v.string() });

const required = (max: number) => v.pipe(text(max), v.trim(), v.minLength(1));

/** Certification of a person. Pictures are ids from `upload.upload`. */
export const personalSubmission = v.strictObject({
  kind: v.literal('personal'),
  realName: required(50),
  idCard,
  idCardFront: id,
  idCardBack: id,
});

export const contact = {
  city: required(50),
  address: required(200),
  contactName: required(50),
  contactEmail: email,
  department: required(50),
  position: required(50),
};

export const companyPapers = {
  companyName,
  creditCode,
  businessLicense: id,
  registerCode,
  registerCertificate: id,
  ...contact,
  companyCode,
  adminAccount,
  authenticationWay,
  contactIdCard: idCard,
  contactIdCardFront: id,
  contactIdCardBack: id,
  authorizationLetter: id,
  /** Routes the company means to subscribe to. */
  intendedRouteIds: v.optional(v.pipe(v.array(id), v.maxLength(50)), []),
};

/** Certification of a company, with the admin account it opens. */
export const companySubmission = v.strictObject({
  kind: v.literal('company'),
  ...companyPapers,
  /** Sent to `contactEmail` for the purpose CERTIFY. */
  verifyCode: sixDigitCode,
  password: newPassword,
});

/** What was submitted, as the applicant sees it again: numbers masked, pictures by short-lived links. */
export const submitInfo = v.object({
  personal: v.nullable(
    v.object({
      ...review,
      realName: v.string(),
      idCard: v.string(),
      idCardFront: picture,
      idCardBack: picture,
    }),
  ),
  company: v.nullable(
    v.object({
      ...review,
      companyName: v.string(),
      creditCode: v.string(),
      businessLicense: picture,
      registerCode: v.string(),
      registerCertificate: picture,
      city: v.string(),
      address: v.string(),
      contactName: v.string(),
      contactEmail: v.string(),
      contactPhone: v.nullable(v.string()),
      department: v.string(),
      position: v.string(),
      companyCode: v.string(),
      adminAccount: v.string(),
      authenticationWay,
      contactIdCard: v.string(),
      contactIdCardFront: picture,
      contactIdCardBack: picture,
      authorizationLetter: picture,
      intendedRouteIds: v.array(id),
      /** Corporate transfer only: whether the small amount we paid was typed back. */
      remittanceConfirmed: v.nullable(v.boolean()),
    }),
  ),
});
export type SubmitInfo = v.InferOutput<typeof submitInfo>;

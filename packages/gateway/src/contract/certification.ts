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
import { agreed, sensitive } from './sensitive.ts';
import { filledText, id, instant, text } from './shapes.ts';
import { auditStatus } from './user.ts';

/** The proof of a company: 1 corporate transfer, 2 enterprise authorization, 3 offline authorization. */
export const authenticationWay = v.picklist(trade.numbersOf(trade.authenticationWay));

/** The subjects of a certification. */
export const certificationKinds = ['personal', 'company'] as const;
export const certificationKind = v.picklist(certificationKinds);
export type CertificationKind = (typeof certificationKinds)[number];

/** The review state of a certification. */
const review = {
  auditStatus,
  submittedAt: v.nullable(instant),
  /** By when a decision is due: three working days. */
  dueAt: v.nullable(instant),
  /** Null unless rejected. */
  rejectReason: v.nullable(v.string()),
  /** Fields that were refused, each with why; empty unless rejected. */
  refusedFields: v.array(v.object({ field: v.string(), reason: v.string() })),
  /** The number of submissions. */
  revision: v.number(),
};

/** A stored picture: its id, and a link that is good for minutes. */
export const picture = v.object({ id, url: v.string() });

/** Pictures of papers are deleted a set time after the decision; null from then on. */
const optionalPicture = v.nullable(picture);

const required = (max: number) => filledText(max);

const ownNumber = v.pipe(idCard, sensitive('identity'));
const ownPicture = v.pipe(id, sensitive('identity'));
const contactNumber = v.pipe(idCard, sensitive('contactIdentity'));
const contactPicture = v.pipe(id, sensitive('contactIdentity'));

const person = {
  kind: v.literal('personal'),
  realName: required(50),
  idCardFront: ownPicture,
  idCardBack: ownPicture,
  agreed,
};

/** Certification of a person. Pictures are ids from `upload.upload`. */
export const personalSubmission = v.strictObject({ ...person, idCard: ownNumber });

/** The same again: a number that is left out stays as it was submitted. */
export const personalAgain = v.strictObject({ ...person, idCard: v.optional(ownNumber) });

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
  /** The account for the small amount of a corporate transfer; needed for that method only. */
  bankName: v.optional(v.pipe(text(60), v.trim())),
  bankAccount: v.optional(v.pipe(text(40), v.trim())),
  contactIdCard: contactNumber,
  contactIdCardFront: contactPicture,
  contactIdCardBack: contactPicture,
  agreed,
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

/** The same again: number and password that are left out stay; a code is needed where the email is another. */
export const companyAgain = v.strictObject({
  kind: v.literal('company'),
  ...companyPapers,
  contactIdCard: v.optional(contactNumber),
  verifyCode: v.optional(sixDigitCode),
  password: v.optional(newPassword),
});

/** Values of a form that is not submitted yet. Passwords and codes are never part of them. */
export const draftValues = v.pipe(
  v.record(text(40), v.union([text(500), v.pipe(v.array(text(60)), v.maxLength(60))])),
  v.check((values) => Object.keys(values).length <= 40, 'count'),
);

/** The state of the small amount of a corporate transfer. */
export const remittanceState = v.picklist(['waiting', 'sent', 'confirmed', 'failed']);

/** The submitted data, as the applicant sees it again: numbers masked, pictures by short-lived links. */
export const submitInfo = v.object({
  /** Days for which pictures of papers are stored after the decision. */
  keepDays: v.number(),
  personal: v.nullable(
    v.object({
      ...review,
      realName: v.string(),
      idCard: v.string(),
      idCardFront: optionalPicture,
      idCardBack: optionalPicture,
    }),
  ),
  company: v.nullable(
    v.object({
      ...review,
      companyName: v.string(),
      creditCode: v.string(),
      businessLicense: optionalPicture,
      registerCode: v.string(),
      registerCertificate: optionalPicture,
      city: v.string(),
      address: v.string(),
      contactName: v.string(),
      contactEmail: v.string(),
      contactPhone: v.nullable(v.string()),
      department: v.string(),
      position: v.string(),
      /** Counts changes of how the company is reached. */
      contactVersion: v.number(),
      companyCode: v.string(),
      adminAccount: v.string(),
      authenticationWay,
      bankName: v.nullable(v.string()),
      bankAccount: v.nullable(v.string()),
      contactIdCard: v.string(),
      contactIdCardFront: optionalPicture,
      contactIdCardBack: optionalPicture,
      authorizationLetter: optionalPicture,
      intendedRouteIds: v.array(id),
      /** Corporate transfer only: how far the small amount is, and how often it may still be typed back. */
      remittance: v.nullable(v.object({ state: remittanceState, triesLeft: v.number() })),
    }),
  ),
});
export type SubmitInfo = v.InferOutput<typeof submitInfo>;

import * as v from 'valibot';
import { call } from './call.ts';
import {
  adminAccount,
  companyCode,
  creditCode,
  email,
  idCard,
  newPassword,
  phone,
  sixDigitCode,
} from './fields.ts';
import { day, id, instant, money, nothing, text } from './shapes.ts';
import { accountType, auditStatus, memberStatus } from './user.ts';

export const auditInfo = v.object({
  accountType,
  auditStatus,
  personalAuditStatus: auditStatus,
  /** 1 made from a personal account, 2 opened as a company account. */
  source: v.picklist([1, 2]),
  memberStatus,
  personalRealName: v.nullable(v.string()),
  companyName: v.nullable(v.string()),
});
export type AuditInfo = v.InferOutput<typeof auditInfo>;

/** How a company proves itself: 1 corporate transfer, 2 enterprise authorization, 3 offline authorization. */
export const authenticationWay = v.picklist([1, 2, 3]);

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

const contact = {
  city: required(50),
  address: required(200),
  contactName: required(50),
  contactEmail: email,
  department: required(50),
  position: required(50),
};

const companyPapers = {
  companyName: required(100),
  creditCode,
  businessLicense: id,
  registerCode: required(50),
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

/** 1 taken, 0 free. */
const existence = v.object({ status: v.picklist([0, 1]) });

const exists = <const Query extends v.StrictObjectSchema<v.ObjectEntries, undefined>>(
  path: `/${string}`,
  summary: string,
  query: Query,
) => call({ method: 'GET', path, summary, caller: 'member', effect: true, query, data: existence });

export const company = {
  selectCompanyAuditInfo: call({
    method: 'GET',
    path: '/company/selectCompanyAuditInfo',
    summary: 'What kind of account the caller has and how far its verification is.',
    caller: 'member',
    data: auditInfo,
  }),
  selectSubmitInfo: call({
    method: 'GET',
    path: '/company/selectSubmitInfo',
    summary:
      'What the caller submitted for certification, personal and company, and the reason of a rejection.',
    caller: 'buyer',
    data: submitInfo,
  }),
  selectOfflineTips: call({
    method: 'GET',
    path: '/company/selectOfflineTips',
    summary:
      'How certification works without the internet: the transfer account, the letter, the days it takes.',
    caller: 'member',
    data: v.object({
      payee: v.string(),
      bank: v.string(),
      bankAccount: v.string(),
      tipsZh: v.array(v.string()),
      tipsEn: v.array(v.string()),
      /** Working days a review takes. */
      reviewDays: v.number(),
      /** Last day for the transfer of an application under way; null without one. */
      transferBy: v.nullable(day),
    }),
  }),
  submit: call({
    method: 'POST',
    path: '/company/submit',
    summary: 'Submits the certification of a person or a company.',
    caller: 'buyer',
    body: v.variant('kind', [personalSubmission, companySubmission]),
    data: v.object({ auditStatus, submittedAt: instant, dueAt: instant }),
    refusals: [
      'auditUnderReview',
      'auditApproved',
      'companyNameTaken',
      'creditCodeTaken',
      'registerCodeTaken',
      'companyCodeTaken',
      'companyAccountTaken',
      'verifyCodeWrong',
      'verifyCodeSpent',
    ],
  }),
  update: call({
    method: 'POST',
    path: '/company/update',
    summary: 'Submits a rejected certification again, or types back the amount of the corporate transfer.',
    caller: 'buyer',
    body: v.variant('kind', [
      personalSubmission,
      v.strictObject({ kind: v.literal('company'), ...companyPapers }),
      v.strictObject({ kind: v.literal('remittance'), amount: money }),
    ]),
    data: v.object({ auditStatus, submittedAt: instant, dueAt: instant }),
    refusals: [
      'auditUnderReview',
      'auditApproved',
      'companyNameTaken',
      'creditCodeTaken',
      'registerCodeTaken',
      'companyCodeTaken',
      'companyAccountTaken',
    ],
  }),
  updateContactInfo: call({
    method: 'POST',
    path: '/company/updateContactInfo',
    summary: 'Changes how a certified company is reached; its papers stay as approved.',
    caller: 'companyAdmin',
    body: v.strictObject({ ...contact, contactPhone: v.optional(phone), verifyCode: sixDigitCode }),
    data: nothing,
    refusals: ['verifyCodeWrong', 'verifyCodeSpent'],
  }),
  validateAccountExist: exists(
    '/company/validateAccountExist',
    'Whether an enterprise admin account is taken.',
    v.strictObject({ account: adminAccount }),
  ),
  validateCompanyCodeExist: exists(
    '/company/validateCompanyCodeExist',
    'Whether an enterprise code is taken.',
    v.strictObject({ companyCode }),
  ),
  validateCompanyNameExist: exists(
    '/company/validateCompanyNameExist',
    'Whether a company name is taken.',
    v.strictObject({ companyName: required(100) }),
  ),
  validateCreditCodeExist: exists(
    '/company/validateCreditCodeExist',
    'Whether a unified social credit code is taken.',
    v.strictObject({ creditCode }),
  ),
  validateRegisterCodeExist: exists(
    '/company/validateRegisterCodeExist',
    'Whether a registration code is taken.',
    v.strictObject({ registerCode: required(50) }),
  ),
} as const;

import * as trade from '@fairway/trade';
import * as v from 'valibot';
import { call } from './call.ts';
import {
  certificationKind,
  companyAgain,
  companySubmission,
  contact,
  draftValues,
  personalAgain,
  personalSubmission,
  submitInfo,
} from './certification.ts';
import {
  adminAccount,
  companyCode,
  companyName,
  creditCode,
  phone,
  registerCode,
  sixDigitCode,
} from './fields.ts';
import { day, instant, money, nothing } from './shapes.ts';
import { accountType, auditStatus, memberStatus } from './user.ts';

export const auditInfo = v.object({
  accountType,
  auditStatus,
  personalAuditStatus: auditStatus,
  /** 1 made from a personal account, 2 opened as a company account. */
  source: v.picklist(trade.numbersOf(trade.accountSource)),
  memberStatus,
  personalRealName: v.nullable(v.string()),
  companyName: v.nullable(v.string()),
});
export type AuditInfo = v.InferOutput<typeof auditInfo>;

/** 1 taken, 0 free. */
const existence = v.object({ status: v.picklist(trade.numbersOf(trade.yesOrNo)) });

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
    caller: 'member:certification:submit',
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
    caller: 'member:certification:submit',
    body: v.variant('kind', [personalSubmission, companySubmission]),
    data: v.object({ auditStatus, submittedAt: instant, dueAt: instant }),
    refusals: [
      'consentNeeded',
      'auditUnderReview',
      'auditApproved',
      'nothingSubmitted',
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
    caller: 'member:certification:submit',
    body: v.variant('kind', [
      personalAgain,
      companyAgain,
      v.strictObject({ kind: v.literal('remittance'), amount: money }),
    ]),
    data: v.object({ auditStatus, submittedAt: instant, dueAt: instant }),
    refusals: [
      'consentNeeded',
      'auditUnderReview',
      'auditApproved',
      'nothingSubmitted',
      'companyNameTaken',
      'creditCodeTaken',
      'registerCodeTaken',
      'companyCodeTaken',
      'companyAccountTaken',
      'verifyCodeWrong',
      'verifyCodeSpent',
      'remittanceNotSent',
      'remittanceWrong',
      'remittanceOver',
    ],
  }),
  withdraw: call({
    method: 'POST',
    path: '/company/withdraw',
    summary: 'Takes a certification back that is under review, to correct and submit it again.',
    caller: 'member:certification:submit',
    body: v.strictObject({ kind: certificationKind }),
    data: nothing,
    refusals: ['nothingSubmitted', 'auditApproved'],
  }),
  selectDraft: call({
    method: 'GET',
    path: '/company/selectDraft',
    summary: 'What the caller filled in for a certification on any device and has not submitted.',
    caller: 'member:certification:submit',
    query: v.strictObject({ kind: certificationKind }),
    data: v.object({ values: v.nullable(draftValues), savedAt: v.nullable(instant) }),
  }),
  saveDraft: call({
    method: 'POST',
    path: '/company/saveDraft',
    summary: 'Keeps what the caller has filled in so far, encrypted; a submission ends it.',
    caller: 'member:certification:submit',
    body: v.strictObject({ kind: certificationKind, values: draftValues }),
    data: v.object({ savedAt: instant }),
  }),
  updateContactInfo: call({
    method: 'POST',
    path: '/company/updateContactInfo',
    summary: 'Changes how a certified company is reached; its papers stay as approved.',
    caller: 'member:company:manage',
    body: v.strictObject({
      ...contact,
      contactPhone: v.optional(phone),
      verifyCode: sixDigitCode,
      /** The `contactVersion` that the admin read: the second of two admins is refused with the change of the first. */
      seen: v.number(),
    }),
    data: nothing,
    refusals: ['verifyCodeWrong', 'verifyCodeSpent', 'nothingSubmitted', 'companyChanged'],
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
    v.strictObject({ companyName }),
  ),
  validateCreditCodeExist: exists(
    '/company/validateCreditCodeExist',
    'Whether a unified social credit code is taken.',
    v.strictObject({ creditCode }),
  ),
  validateRegisterCodeExist: exists(
    '/company/validateRegisterCodeExist',
    'Whether a registration code is taken.',
    v.strictObject({ registerCode }),
  ),
} as const;

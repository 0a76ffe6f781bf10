import * as v from 'valibot';
import { auditActions } from './auditActions.ts';
import { call } from './call.ts';
import { authenticationWay, certificationKind, remittanceState } from './certification.ts';
import { listCall } from './listCall.ts';
import { certificationListing } from './listings/certifications.ts';
import { firstConfirmation, reviewClock } from './review.ts';
import { id, instant, money, text } from './shapes.ts';
import { auditStatus } from './user.ts';
import { certificationFields, certificationReasons } from './words/certificationReasons.ts';

/** A staff member by name, and whether it is the reader. */
const colleague = v.object({ id, name: v.string(), own: v.boolean() });

export const waitingCertification = v.object({
  id,
  kind: certificationKind,
  /** The person's or the company's name, as typed. */
  name: v.string(),
  submittedAt: instant,
  /** Counts submissions: 2 means that it was returned once. */
  revision: v.number(),
  clock: reviewClock,
  way: v.nullable(authenticationWay),
  /** Whether two people have to pass it. */
  needsTwo: v.boolean(),
  first: v.nullable(firstConfirmation),
  /** The assigned colleague; null if unassigned. */
  assignedTo: v.nullable(colleague),
});
export type WaitingCertification = v.InferOutput<typeof waitingCertification>;

const field = v.picklist(certificationFields);

/** A picture that was handed in. */
export const paper = v.object({
  field,
  id,
  url: v.string(),
  expiresAt: instant,
  width: v.number(),
  height: v.number(),
  bytes: v.number(),
});
export type Paper = v.InferOutput<typeof paper>;

/**
 * The checks that the server made: `idNumber` its check digit, `idUsed` with other certifications, `age` of the person,
 * `creditCode` its check digit, `licenceUsed` with other companies, `nameUsed` with people who were certified under
 * this number, `account` whether its name is still free, `remittance` whether the amount was typed back.
 */
export const certificationCheck = v.object({
  kind: v.picklist([
    'idNumber',
    'idUsed',
    'nameUsed',
    'age',
    'creditCode',
    'licenceUsed',
    'account',
    'remittance',
  ]),
  field,
  /** `look`: a person has to judge; `stop`: it passes only with a written reason; `wait`: it cannot pass yet. */
  outcome: v.picklist(['fits', 'look', 'stop', 'wait']),
  /** The values it was compared with, as text for people. */
  found: v.array(v.string()),
});
export type CertificationCheck = v.InferOutput<typeof certificationCheck>;

export const certificationTrailEntry = v.object({
  at: instant,
  what: v.picklist([
    'submitted',
    'submittedAgain',
    'withdrawn',
    'amountTyped',
    'amountWrong',
    ...auditActions,
  ]),
  by: v.nullable(v.string()),
  reason: v.nullable(v.string()),
});
export type CertificationTrailEntry = v.InferOutput<typeof certificationTrailEntry>;

export const certificationCase = v.object({
  ...waitingCertification.entries,
  status: auditStatus,
  /** The typed values, in the order of the form; ID numbers are masked. */
  fields: v.array(
    v.object({
      field,
      value: v.string(),
      /** The picture that it is compared with. */
      paper: v.nullable(field),
    }),
  ),
  papers: v.array(paper),
  checks: v.array(certificationCheck),
  /** The fields of the last return, with its reasons. */
  returned: v.array(v.object({ field, reasons: v.array(v.picklist(certificationReasons)) })),
  remittance: v.nullable(
    v.object({ state: remittanceState, amount: money, triesLeft: v.number(), sentAt: v.nullable(instant) }),
  ),
  applicant: v.object({
    accountId: id,
    name: v.string(),
    phone: v.nullable(v.string()),
    email: v.nullable(v.string()),
    registeredAt: instant,
  }),
  trail: v.array(certificationTrailEntry),
  /** The colleagues who can take it over. */
  colleagues: v.array(colleague),
});
export type CertificationCase = v.InferOutput<typeof certificationCase>;

/** The state that the reviewer saw; if it has changed since then, the call does nothing. */
const seen = v.strictObject({ revision: v.number(), firstId: v.nullable(id) });

/** The changes since the reviewer loaded the data; the data of a refusal `certificationChanged`. */
export const certificationChanges = v.object({
  changes: v.array(
    v.object({
      what: v.picklist(['submittedAgain', 'withdrawn', 'firstPassed', 'passed', 'returned', 'assigned']),
      at: v.nullable(instant),
      by: v.nullable(v.string()),
    }),
  ),
});
export type CertificationChanges = v.InferOutput<typeof certificationChanges>;

/** A small amount that finance pays into the bank account of a company, to be typed back. */
export const remittance = v.object({
  id,
  companyName: v.string(),
  bankName: v.string(),
  bankAccount: v.string(),
  amount: money,
  submittedAt: instant,
  /** By when it has to be on its way. */
  payBy: instant,
  late: v.boolean(),
});
export type Remittance = v.InferOutput<typeof remittance>;

const refusals = ['notFound', 'certificationChanged'] as const;

/** Certifications of people and companies that wait for a review of their papers. */
export const certificationReview = {
  selectPage: listCall({
    path: '/desk/certification/selectPage',
    summary: 'Certifications under review, the longest waiting first.',
    caller: 'staff:reviewer',
    listing: certificationListing,
    row: waitingCertification,
  }),
  selectCase: call({
    method: 'GET',
    path: '/desk/certification/selectCase',
    summary:
      'One certification with its papers, what was typed, what was compared and what happened. Looking is logged.',
    caller: 'staff:reviewer',
    query: v.strictObject({ id }),
    data: certificationCase,
    refusals: ['notFound'],
  }),
  selectIdNumber: call({
    method: 'GET',
    path: '/desk/certification/selectIdNumber',
    summary: 'The ID number of a certification under review in full. Each look is logged.',
    caller: 'staff:reviewer',
    effect: true,
    query: v.strictObject({ id }),
    data: v.object({ idCard: v.string() }),
    refusals: ['notFound', 'numberNotShown'],
  }),
  assign: call({
    method: 'POST',
    path: '/desk/certification/assign',
    summary: 'Takes a certification, hands it to a colleague who may decide it, or leaves it to nobody.',
    caller: 'staff:reviewer',
    body: v.strictObject({
      id,
      staffId: v.nullable(id),
      /**
       * The assignee that the reviewer saw: if two people take the case, the second is refused with the name of the
       * first.
       */
      seen: v.strictObject({ revision: v.number(), assignedId: v.nullable(id) }),
    }),
    data: v.object({ assignedTo: v.nullable(colleague) }),
    refusals,
  }),
  pass: call({
    method: 'POST',
    path: '/desk/certification/pass',
    summary:
      'Approves a certification, or waits for a second person where two are needed; rights follow at once.',
    caller: 'staff:reviewer',
    body: v.strictObject({
      id,
      /** Why it passes although something that was compared does not match. */
      overruled: v.optional(v.pipe(text(300), v.trim())),
      seen,
    }),
    data: v.object({ state: v.picklist(['firstPassed', 'passed']) }),
    refusals: [...refusals, 'secondPersonNeeded', 'checkStands', 'remittanceOpen', 'companyAccountTaken'],
  }),
  sendBack: call({
    method: 'POST',
    path: '/desk/certification/sendBack',
    summary: 'Returns a certification with the reasons at its fields, in both languages.',
    caller: 'staff:reviewer',
    body: v.strictObject({
      id,
      fields: v.pipe(
        v.array(
          v.strictObject({
            field,
            reasons: v.pipe(v.array(v.picklist(certificationReasons)), v.minLength(1), v.maxLength(8)),
          }),
        ),
        v.maxLength(30),
      ),
      /** In the office's own words: in both languages or in none; needed where no field is named. */
      noteZh: v.optional(v.pipe(text(200), v.trim()), ''),
      noteEn: v.optional(v.pipe(text(300), v.trim()), ''),
      seen,
    }),
    data: v.object({ state: v.literal('returned') }),
    refusals,
  }),
  selectRemittances: call({
    method: 'GET',
    path: '/desk/certification/selectRemittances',
    summary: 'Small amounts that wait to be paid to companies that certify by corporate transfer.',
    caller: 'staff:finance',
    data: v.object({ rows: v.array(remittance) }),
  }),
  markSent: call({
    method: 'POST',
    path: '/desk/certification/markSent',
    summary: 'Says that the small amount is on its way; the applicant is asked to type it back.',
    caller: 'staff:finance',
    body: v.strictObject({ id }),
    data: v.object({ state: v.literal('sent') }),
    refusals: ['notFound', 'certificationChanged'],
  }),
} as const;

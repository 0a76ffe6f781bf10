import * as v from 'valibot';
import { call } from './call.ts';
import { instant } from './shapes.ts';
import { proof } from './verifyCode.ts';

/** Days between asking to close an account and its end; until then it can be undone. */
export const closingDays = 15;

/** Why an account cannot be closed now; each is a refusal with its own sentence. */
export const closingBlockers = ['companyStillOpen', 'orderUnderWay'] as const;

export const closingState = v.object({
  /** When closing was requested and when it takes effect; null if the account is not closing. */
  asked: v.nullable(v.object({ requestedAt: instant, closesAt: instant })),
  /** Reasons that prevent closing. */
  blockers: v.array(v.picklist(closingBlockers)),
  /** Whether the account holds routes that are paid for and would lapse. */
  subscribedUntil: v.nullable(instant),
});
export type ClosingState = v.InferOutput<typeof closingState>;

/** The rights of a person over their data: a copy of everything, and deletion. */
export const personalData = {
  prepareExport: call({
    method: 'POST',
    path: '/system/user/prepareExport',
    summary:
      'Prepares a copy of everything held about the caller: an address to fetch one ZIP file from, once, while this session lives.',
    caller: 'member',
    /** A proof of the own phone or email for EXPORT. */
    body: v.strictObject({ proof }),
    data: v.object({ url: v.string(), expiresAt: instant }),
    refusals: ['oldContactUnproven'],
  }),
  selectClosing: call({
    method: 'GET',
    path: '/system/user/selectClosing',
    summary:
      'Whether the account is being closed, and what stands in the way; null of a company account, which is handed over instead.',
    caller: 'member',
    data: v.nullable(closingState),
  }),
  requestClosing: call({
    method: 'POST',
    path: '/system/user/requestClosing',
    summary: 'Asks to close the account in 15 days, with a proof of the own phone or email for CLOSE.',
    caller: 'member:account:close',
    body: v.strictObject({ proof }),
    data: closingState,
    refusals: ['oldContactUnproven', 'closingAsked', 'companyStillOpen', 'orderUnderWay'],
  }),
  undoClosing: call({
    method: 'POST',
    path: '/system/user/undoClosing',
    summary: 'Keeps an account that was to be closed.',
    caller: 'member:account:close',
    data: closingState,
    refusals: ['closingNotAsked'],
  }),
} as const;

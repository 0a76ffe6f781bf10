import { type AuditStatus, auditStatus, authenticationWay } from '@fairway/trade';
import { afterWorkingDays } from '../../time/workingDays.ts';

/** Working days in which a certification is reviewed, and in which the small amount is paid (spec 9). */
export const certificationDays = 3;
/** Number of attempts to enter the amount of a corporate transfer. */
export const remittanceTries = 3;
/** Submissions of one account in a day: enough to correct, not enough to try numbers out. */
export const submissionsPerDay = [{ count: 10, seconds: 86_400 }];
/** Checks per hour, by one account, whether names and codes are free. */
export const questionsPerHour = [{ count: 60, seconds: 3600 }];
/** Days after which untouched drafts are removed. */
export const draftDays = 90;

/** By when a decision is promised. */
export function dueAt(submittedAt: Date): Date {
  return afterWorkingDays(submittedAt, certificationDays);
}

/** Whether a certification can be submitted: none is under review or approved. One that staff returned can be submitted again. */
export function isOpen(row: { readonly status: AuditStatus } | undefined): boolean {
  return row === undefined || row.status === auditStatus.notVerified || row.status === auditStatus.rejected;
}

/** `110105********002X`: enough to recognise, not enough to use. */
export function maskedNumber(number: string): string {
  return `${number.slice(0, 6)}********${number.slice(-4)}`;
}

/** `**** 3456`: the end of a bank account. */
export function maskedAccount(account: string): string {
  return `**** ${account.slice(-4)}`;
}

/**
 * Returns the key that company names are compared by: brackets and letters of either width, and capitals and small
 * letters, are equal.
 */
export function nameKey(name: string): string {
  return name.normalize('NFKC').replace(/\s+/g, '').toLowerCase();
}

/** Whether a corporate transfer lacks where to, by field; nothing for the other ways. */
export function bankMissing(body: {
  readonly authenticationWay: number;
  readonly bankName?: string | undefined;
  readonly bankAccount?: string | undefined;
}): { field: string; rule: string }[] {
  if (body.authenticationWay !== authenticationWay.transfer) return [];
  const account = (body.bankAccount ?? '').replace(/[\s-]/g, '');
  return [
    ...(body.bankName ? [] : [{ field: 'body.bankName', rule: 'required' }]),
    ...(account === ''
      ? [{ field: 'body.bankAccount', rule: 'required' }]
      : /^\d{8,32}$/.test(account)
        ? []
        : [{ field: 'body.bankAccount', rule: 'format' }]),
  ];
}

interface Remittance {
  readonly way: number | null;
  readonly remittanceSentAt: Date | null;
  readonly remittanceConfirmedAt: Date | null;
  readonly remittanceTries: number;
}

/** Returns the progress of the small amount of a corporate transfer. */
export function remittanceOf(
  row: Remittance,
): { state: 'waiting' | 'sent' | 'confirmed' | 'failed'; triesLeft: number } | null {
  if (row.way !== authenticationWay.transfer) return null;
  const triesLeft = Math.max(0, remittanceTries - row.remittanceTries);
  if (row.remittanceConfirmedAt) return { state: 'confirmed', triesLeft };
  if (triesLeft === 0) return { state: 'failed', triesLeft };
  return { state: row.remittanceSentAt ? 'sent' : 'waiting', triesLeft };
}

/** The effect of an amount that an applicant enters. Only `right` and `wrong` change anything. */
export type AmountVerdict =
  | { readonly kind: 'right' | 'known' | 'notSent' | 'over' }
  /** The attempts so far, and those that are left; the application is returned with the last one. */
  | { readonly kind: 'wrong'; readonly tries: number; readonly left: number };

/** Judges the amount that an applicant read on their bank statement, in fen. */
export function judgeAmount(
  row: Remittance & { readonly remittanceFen: number | null },
  fen: number,
): AmountVerdict {
  switch (remittanceOf(row)?.state) {
    case 'confirmed':
      return { kind: 'known' };
    case 'failed':
      return { kind: 'over' };
    case 'sent': {
      const tries = row.remittanceTries + 1;
      return fen === row.remittanceFen
        ? { kind: 'right' }
        : { kind: 'wrong', tries, left: remittanceTries - tries };
    }
    default:
      return { kind: 'notSent' };
  }
}

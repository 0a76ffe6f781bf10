import {
  type AccountSource,
  type AccountType,
  type AuditStatus,
  accountSource,
  accountType,
  auditStatus,
  cutText,
  type LoginPortal,
  loginPortal,
} from '@fairway/trade';
import type { DeviceKind } from './tables.ts';

/** Sessions end 30 days after login, used or not (spec 9). */
export const sessionDays = 30;

/** A browser without a login for this long counts as unknown again. */
export const knownDeviceDays = 180;

/** How long the question "log the other device out?" may stay open. */
export const ticketSeconds = 120;

/** Seconds for which a QR code of the social app may be scanned. */
export const socialQrSeconds = 300;

/** Seconds for which the wxcode of a confirmed social login may be exchanged. */
export const wxcodeSeconds = 300;

/** Failures before a password must wait, the first wait, and the longest, in seconds. */
const freeFailures = 5;
const firstWait = 30;
const longestWait = 900;

/** Failures are forgotten a day after the first of them. */
export const failureDays = 1;

/** Seconds until the next password may be tried after so many failures in a row: none, then 30, 60, … 900. */
export function passwordWait(failures: number): number {
  if (failures < freeFailures) return 0;
  return Math.min(longestWait, firstWait * 2 ** (failures - freeFailures));
}

/** The fields of an account's live session that a new login depends on. */
export interface LiveSession {
  readonly id: string;
  readonly visitorId: string;
  readonly lastSeenAt: Date;
}

/**
 * The effect of a proven login on the account's live session: `open` without one, `replace` it on the same browser,
 * `force` it when its owner agrees to end this very one, and `ask` otherwise.
 */
export function opening(
  live: LiveSession | null,
  visitorId: string,
  agrees: (sessionId: string) => boolean,
): 'open' | 'replace' | 'force' | 'ask' {
  if (live === null) return 'open';
  if (live.visitorId === visitorId) return 'replace';
  return agrees(live.id) ? 'force' : 'ask';
}

/** Which account types a silent login switches to (spec 4); null where no switch is offered. */
export function switchTarget(
  from: {
    readonly accountType: AccountType;
    readonly auditStatus: AuditStatus;
    readonly source: AccountSource;
  },
  portal: LoginPortal,
): Exclude<AccountType, typeof accountType.companySubAccount> | null {
  const { personal, companyAdmin } = accountType;
  if (from.auditStatus !== auditStatus.approved) return null;
  const ofPerson = from.accountType === companyAdmin && from.source === accountSource.personalAccount;
  if (ofPerson && portal === loginPortal.private) return personal;
  if (from.accountType === personal && portal === loginPortal.business) return companyAdmin;
  return null;
}

/** The kind of device behind a user agent: only used to tell an owner which of theirs it was. */
export function deviceKind(userAgent: string | undefined): DeviceKind {
  const agent = cutText(userAgent ?? '', 500);
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(agent)) return 'tablet';
  if (/iPhone|iPod|Android|Mobile|HarmonyOS/.test(agent)) return 'phone';
  return /Windows|Macintosh|X11|Linux|CrOS/.test(agent) ? 'computer' : 'unknown';
}

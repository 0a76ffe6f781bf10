import type { ColumnType, Generated } from 'kysely';

type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;
type AuditStatus = 0 | 1 | 2 | 3;

export type DeviceKind = 'phone' | 'tablet' | 'computer' | 'unknown';
export type SessionEnd = 'logout' | 'forcedOffline' | 'passwordChanged' | 'expired' | 'switched';

declare module '../../database/tables.ts' {
  interface Tables extends AccountTables, SocialTables {}
}

interface AccountTables {
  account: AccountTable;
  company: CompanyTable;
  claim: ClaimTable;
  session: SessionTable;
  verifyCode: VerifyCodeTable;
  forceTicket: ForceTicketTable;
  loginFailure: LoginFailureTable;
  knownDevice: KnownDeviceTable;
}

/** Who logs in. A person's personal and company accounts share `personId`, the tenant of the personal one. */
interface AccountTable {
  tenantId: string;
  id: string;
  personId: string;
  /** 1 company admin, 2 company sub-account, 3 personal. */
  accountType: 1 | 2 | 3;
  /** 1 normal, 2 member, 3 company sub-account member. */
  memberStatus: Generated<1 | 2 | 3>;
  name: string;
  realName: Nullable<string>;
  nickname: Nullable<string>;
  /** 0 unknown, 1 male, 2 female. */
  sex: Generated<0 | 1 | 2>;
  /** Calendar day, `2026-11-20`. */
  birthday: Nullable<string>;
  avatar: Nullable<string>;
  /** Argon2id in PHC form; null where nobody has set a password. */
  passwordHash: Nullable<string>;
  passwordChangedAt: Nullable<Date>;
  /** Enterprise certification: 0 not verified, 1 under review, 2 approved, 3 rejected. */
  auditStatus: Generated<AuditStatus>;
  /** Personal certification, same values. */
  personalAuditStatus: Generated<AuditStatus>;
  /** 1 made from a personal account, 2 opened as a company account. */
  source: Generated<1 | 2>;
  createdAt: Date;
  disabledAt: Nullable<Date>;
}

/** A company is a tenant: its id is the tenant id of everything it owns. */
interface CompanyTable {
  tenantId: string;
  name: string;
  createdAt: Date;
}

/** What a claim is of; `weixin` is the social app's id of a person. */
export type ClaimKind = 'phone' | 'email' | 'username' | 'weixin';

/** What people log in with, unique everywhere: bare phone, lower-case e-mail, username as it was given. */
interface ClaimTable {
  kind: ClaimKind;
  value: string;
  tenantId: string;
  accountId: string;
  createdAt: Date;
}

/** One logged-in device. The token itself is stored nowhere. */
interface SessionTable {
  id: string;
  tokenHash: Buffer;
  tenantId: string;
  accountId: string;
  keyId: string;
  /** The browser, which may renew its signing key and stay the same device. */
  visitorId: string;
  deviceKind: DeviceKind;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
  endedAt: Nullable<Date>;
  endReason: Nullable<SessionEnd>;
  /** Kind of the device whose login ended this session, for the sentence that its owner reads. */
  endedByDevice: Nullable<DeviceKind>;
}

/** The one live code of a target and purpose: sending another replaces it. */
interface VerifyCodeTable {
  targetHash: Buffer;
  purpose: string;
  codeHash: Buffer;
  /** Guesses by strangers, and by browsers that the account knows. */
  attempts: Generated<number>;
  knownAttempts: Generated<number>;
  sentAt: Date;
  expiresAt: Date;
  spentAt: Nullable<Date>;
}

/** A proof already given, kept while the portal asks whether to end the other session. */
interface ForceTicketTable {
  ticketHash: Buffer;
  tenantId: string;
  accountId: string;
  keyId: string;
  /** The session that its owner agrees to end; no other one is. */
  sessionId: string;
  createdAt: Date;
  expiresAt: Date;
}

/** Failures after which passwords wait and codes stop for the day. */
interface LoginFailureTable {
  kind: 'password' | 'code';
  subjectHash: Buffer;
  failures: number;
  startedAt: Date;
  waitUntil: Nullable<Date>;
}

/** A browser that has logged in to the account before: the failures of others do not lock it out. */
interface KnownDeviceTable {
  tenantId: string;
  accountId: string;
  visitorId: string;
  lastLoginAt: Date;
}

type SocialStep = 'waiting' | 'scanned' | 'refused' | 'expired' | 'confirmed' | 'used';
type SocialDoor = 'browser' | 'phone';

interface SocialTables {
  socialLogin: SocialLoginTable;
  sandboxSocialCode: SandboxSocialCodeTable;
}

/** One login that a browser asked for. Neither its state nor its wxcode is stored. */
interface SocialLoginTable {
  stateHash: Buffer;
  /** The signing key that asked: nobody else may exchange what comes of it. */
  keyId: string;
  callbackPath: string;
  bindPhonePath: string;
  step: ColumnType<SocialStep, SocialStep | undefined, SocialStep>;
  /** Where it was confirmed: in the browser that asked, or on a phone that scanned. */
  door: ColumnType<SocialDoor | null, undefined, SocialDoor>;
  /** The social app's id of the person. */
  socialId: ColumnType<string | null, undefined, string>;
  wxcodeHash: ColumnType<Buffer | null, undefined, Buffer>;
  createdAt: Date;
  /** Of the QR until it is confirmed, then of its wxcode. */
  expiresAt: Date;
}

interface SandboxSocialCodeTable {
  codeHash: Buffer;
  socialId: string;
  expiresAt: Date;
}

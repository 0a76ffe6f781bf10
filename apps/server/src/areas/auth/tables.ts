import type { ColumnType } from 'kysely';
import type { Browser, System } from './sessions/deviceName.ts';

type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

export type DeviceKind = 'phone' | 'tablet' | 'computer' | 'unknown';
export type SessionEnd =
  | 'logout'
  | 'forcedOffline'
  | 'passwordChanged'
  | 'expired'
  | 'switched'
  | 'ownerEnded'
  | 'contactChanged'
  | 'blocked';

declare module '../../database/tables.ts' {
  interface Tables extends LoginTables, SocialTables {}
}

interface LoginTables {
  session: SessionTable;
  forceTicket: ForceTicketTable;
  loginFailure: LoginFailureTable;
  knownDevice: KnownDeviceTable;
  loginLog: LoginLogTable;
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
  /** Null for sessions that are older than this column. */
  browser: Nullable<Browser>;
  system: Nullable<System>;
  /** Without its last part. */
  network: Nullable<string>;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
  endedAt: Nullable<Date>;
  endReason: Nullable<SessionEnd>;
  /** The ID of the session at a company's identity provider. */
  providerSession: Nullable<string>;
  /** Kind of the device whose login ended this session, for the sentence that its owner reads. */
  endedByDevice: Nullable<DeviceKind>;
}

/** A proof already given, stored while the portal confirms ending the other session. */
interface ForceTicketTable {
  ticketHash: Buffer;
  tenantId: string;
  accountId: string;
  keyId: string;
  /** The only session that its owner agreed to end. */
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

export type LoginWay = 'password' | 'code' | 'weixin' | 'company' | 'switch';

/** One login to an account, or one that failed. */
interface LoginLogTable {
  tenantId: string;
  id: string;
  accountId: string;
  personId: string;
  at: Date;
  way: LoginWay;
  outcome: 'success' | 'failure';
  accountType: 1 | 2 | 3;
  deviceKind: DeviceKind;
  browser: Browser;
  system: System;
  network: string | null;
}

type SocialStep = 'waiting' | 'scanned' | 'refused' | 'expired' | 'confirmed' | 'used';
type SocialDoor = 'browser' | 'phone';

interface SocialTables {
  socialLogin: SocialLoginTable;
  sandboxSocialCode: SandboxSocialCodeTable;
}

/** One login that a browser requested. Neither its state nor its wxcode is stored. */
interface SocialLoginTable {
  stateHash: Buffer;
  /** The signing key of the request: no other key may exchange its result. */
  keyId: string;
  callbackPath: string;
  bindPhonePath: string;
  step: ColumnType<SocialStep, SocialStep | undefined, SocialStep>;
  /** The place of confirmation: the requesting browser, or a phone that scanned. */
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

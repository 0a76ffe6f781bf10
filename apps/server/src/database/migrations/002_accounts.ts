import { type ColumnType, type Generated, type Kysely, sql } from 'kysely';

type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;
type AuditStatus = 0 | 1 | 2 | 3;

export type DeviceKind = 'phone' | 'tablet' | 'computer' | 'unknown';
export type SessionEnd = 'logout' | 'forcedOffline' | 'passwordChanged' | 'expired' | 'switched';

export interface AccountTables {
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

/** What people log in with, unique everywhere: bare phone, lower-case e-mail, username as it was given. */
interface ClaimTable {
  kind: 'phone' | 'email' | 'username';
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
  attempts: Generated<number>;
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

// Tables found by a hash or a claim have no foreign key to `account`: they are spread by another key than the
// tenant, and a distributed PostgreSQL cannot check across. A row without its account opens nothing.
const statements = [
  sql`create table account (
    tenant_id uuid not null,
    id uuid not null,
    person_id uuid not null,
    account_type smallint not null check (account_type in (1, 2, 3)),
    member_status smallint not null default 1 check (member_status in (1, 2, 3)),
    name text not null,
    real_name text,
    nickname text,
    sex smallint not null default 0 check (sex in (0, 1, 2)),
    birthday date,
    avatar text,
    password_hash text,
    password_changed_at timestamptz,
    audit_status smallint not null default 0 check (audit_status between 0 and 3),
    personal_audit_status smallint not null default 0 check (personal_audit_status between 0 and 3),
    source smallint not null default 2 check (source in (1, 2)),
    created_at timestamptz not null,
    disabled_at timestamptz,
    primary key (tenant_id, id),
    check (account_type <> 3 or tenant_id = person_id)
  )`,
  sql`create index account_person on account (person_id)`,
  sql`create unique index account_one_personal on account (tenant_id) where account_type = 3`,
  sql`create table company (
    tenant_id uuid primary key,
    name text not null,
    created_at timestamptz not null
  )`,
  sql`create table claim (
    kind text not null check (kind in ('phone', 'email', 'username')),
    value text not null,
    tenant_id uuid not null,
    account_id uuid not null,
    created_at timestamptz not null,
    primary key (kind, value)
  )`,
  sql`create index claim_account on claim (account_id)`,
  sql`create table session (
    id uuid primary key,
    token_hash bytea not null unique,
    tenant_id uuid not null,
    account_id uuid not null,
    key_id text not null,
    visitor_id uuid not null,
    device_kind text not null,
    created_at timestamptz not null,
    last_seen_at timestamptz not null,
    expires_at timestamptz not null,
    ended_at timestamptz,
    end_reason text check (end_reason in ('logout', 'forcedOffline', 'passwordChanged', 'expired', 'switched')),
    ended_by_device text,
    check ((ended_at is null) = (end_reason is null))
  )`,
  // One live session an account, whatever the code above it does.
  sql`create unique index session_one_live on session (account_id) where ended_at is null`,
  sql`create table verify_code (
    target_hash bytea not null,
    purpose text not null,
    code_hash bytea not null,
    attempts smallint not null default 0,
    sent_at timestamptz not null,
    expires_at timestamptz not null,
    spent_at timestamptz,
    primary key (target_hash, purpose)
  )`,
  sql`create index verify_code_expires_at on verify_code (expires_at)`,
  sql`create table force_ticket (
    ticket_hash bytea primary key,
    tenant_id uuid not null,
    account_id uuid not null,
    key_id text not null,
    session_id uuid not null,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  sql`create index force_ticket_account on force_ticket (account_id)`,
  sql`create index force_ticket_expires_at on force_ticket (expires_at)`,
  sql`create table login_failure (
    kind text not null check (kind in ('password', 'code')),
    subject_hash bytea not null,
    failures integer not null,
    started_at timestamptz not null,
    wait_until timestamptz,
    primary key (kind, subject_hash)
  )`,
  sql`create index login_failure_started_at on login_failure (started_at)`,
  sql`create table known_device (
    tenant_id uuid not null,
    account_id uuid not null,
    visitor_id uuid not null,
    last_login_at timestamptz not null,
    primary key (tenant_id, account_id, visitor_id)
  )`,
];

/** Accounts, what they log in with, and their sessions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

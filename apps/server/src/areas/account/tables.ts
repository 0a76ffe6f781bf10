import type { ColumnType, Generated } from 'kysely';

type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;
type AuditStatus = 0 | 1 | 2 | 3;

declare module '../../database/tables.ts' {
  interface Tables extends AccountTables {}
}

interface AccountTables {
  account: AccountTable;
  company: CompanyTable;
  claim: ClaimTable;
}

/** Accounts that log in. A person's personal and company accounts share `personId`, the tenant of the personal one. */
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
  /** Argon2id in PHC form; null if no password is set. */
  passwordHash: Nullable<string>;
  passwordChangedAt: Nullable<Date>;
  /** Whether the password is the first one, given by an admin: it opens nothing until its owner has chosen another. */
  firstPassword: Generated<boolean>;
  /** Enterprise certification: 0 not verified, 1 under review, 2 approved, 3 rejected. */
  auditStatus: Generated<AuditStatus>;
  /** Personal certification, same values. */
  personalAuditStatus: Generated<AuditStatus>;
  /** 1 made from a personal account, 2 opened as a company account. */
  source: Generated<1 | 2>;
  createdAt: Date;
  /** By its company, or when it was closed. */
  disabledAt: Nullable<Date>;
  /** By staff; `blockedWith` is the account that was blocked and took this one along, or itself. */
  blockedAt: Nullable<Date>;
  blockedWith: Nullable<string>;
  /** Counts what staff changed. */
  staffVersion: Generated<number>;
}

/** A company is a tenant: its id is the tenant id of everything it owns. */
interface CompanyTable {
  tenantId: string;
  name: string;
  createdAt: Date;
}

/** The kind of a claim; `weixin` is the social app's id of a person. */
export type ClaimKind = 'phone' | 'email' | 'username' | 'weixin';

/** The names people log in with, unique everywhere: bare phone, lower-case email, username as it was given. */
interface ClaimTable {
  kind: ClaimKind;
  value: string;
  tenantId: string;
  accountId: string;
  createdAt: Date;
}

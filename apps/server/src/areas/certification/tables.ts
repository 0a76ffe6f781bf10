import type { ColumnType, Generated } from 'kysely';

type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;
/** Written as text, read as a parsed value. */
type Json<T> = ColumnType<T, string, string>;

declare module '../../database/tables.ts' {
  interface Tables extends CertificationTables {}
}

interface CertificationTables {
  certification: CertificationTable;
  certificationEvent: CertificationEventTable;
  certificationDraft: CertificationDraftTable;
}

/** The company data typed besides the names and codes that must be unique. */
export interface CompanyTyped {
  readonly city: string;
  readonly address: string;
  readonly contactName: string;
  readonly contactEmail: string;
  readonly contactPhone: string | null;
  readonly department: string;
  readonly position: string;
  /** Counts changes of how the company is reached, with who made the last one and when. */
  readonly contactChange?: { readonly version: number; readonly by: string; readonly at: string };
  readonly bankName: string | null;
  readonly bankAccount: string | null;
  readonly intendedRouteIds: readonly string[];
}

/** A field that was sent back, with reasons from the configured list. */
export interface Returned {
  readonly field: string;
  readonly reasons: readonly string[];
}

/** The certification of a person, under their own tenant, or of a company, under that of the account that applied. */
interface CertificationTable {
  tenantId: string;
  id: string;
  kind: 'personal' | 'company';
  accountId: string;
  personId: string;
  /** 0 withdrawn, 1 under review, 2 approved, 3 rejected. */
  status: 0 | 1 | 2 | 3;
  /** Counts submissions; a decision is about one of them. */
  revision: number;
  submittedAt: Date;
  /** The language of messages to the applicant. */
  language: 'zh' | 'en';
  /** The name of the person or company as typed, and the key for comparing it. */
  name: string;
  nameKey: string;
  creditCode: Nullable<string>;
  registerCode: Nullable<string>;
  companyCode: Nullable<string>;
  adminAccount: Nullable<string>;
  way: Nullable<1 | 2 | 3>;
  /** Empty for a person. */
  typed: Json<Partial<CompanyTyped>>;
  /** Ids of pictures by field; null once they are removed. */
  files: Json<Readonly<Record<string, string | null>>>;
  /**
   * The ID number encrypted under a key of papers, with its visible digits; its keyed hash finds the same number again.
   */
  numberSealed: Nullable<Buffer>;
  numberSealedBy: Nullable<string>;
  numberMasked: string;
  numberHash: Buffer;
  /** Of the admin account that an approval opens. */
  passwordHash: Nullable<string>;
  remittanceFen: Nullable<number>;
  remittanceSentAt: Nullable<Date>;
  remittanceConfirmedAt: Nullable<Date>;
  remittanceTries: Generated<number>;
  /** The first approver, if two people have to approve. */
  firstStaffId: Nullable<string>;
  firstAt: Nullable<Date>;
  /** The reviewer assigned to the case. */
  assignedTo: Nullable<string>;
  decidedAt: Nullable<Date>;
  returned: Json<readonly Returned[]>;
  noteZh: Generated<string>;
  noteEn: Generated<string>;
  /** The company that an approval made or found. */
  companyTenantId: Nullable<string>;
  papersRemovedAt: Nullable<Date>;
}

/** Actions of an applicant; those of staff are in the audit log. */
interface CertificationEventTable {
  tenantId: string;
  id: string;
  certificationId: string;
  at: Date;
  what: 'submitted' | 'submittedAgain' | 'withdrawn' | 'amountTyped' | 'amountWrong';
}

/** Values that a user has filled in and not submitted, encrypted as a whole. */
interface CertificationDraftTable {
  tenantId: string;
  accountId: string;
  kind: 'personal' | 'company';
  valuesSealed: Buffer;
  valuesSealedBy: string;
  savedAt: Date;
}

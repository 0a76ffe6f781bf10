import type { ColumnType, Generated } from 'kysely';

type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

declare module '../../database/tables.ts' {
  interface Tables {
    companyLogin: CompanyLoginTable;
    companyIdentity: CompanyIdentityTable;
  }
}

/** The identity provider of a company. */
export interface CompanyLoginTable {
  tenantId: string;
  id: string;
  issuer: string;
  clientId: string;
  /** Sealed. */
  clientSecret: Buffer;
  /** Domain of its people's email addresses, in lower case. */
  domain: string;
  /** Value in the TXT record that proves the domain. */
  challenge: string;
  provenAt: Nullable<Date>;
  enabled: Generated<boolean>;
  openJoining: Generated<boolean>;
  /** Whether sub-accounts may log in by password or code as well. */
  passwords: Generated<boolean>;
  version: Generated<number>;
  createdAt: Date;
}

/** An identity at a company's provider, and the account that it opens. */
interface CompanyIdentityTable {
  tenantId: string;
  id: string;
  issuer: string;
  subject: string;
  accountId: string;
  createdAt: Date;
}

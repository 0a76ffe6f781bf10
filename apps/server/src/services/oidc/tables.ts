import type { ColumnType } from 'kysely';

declare module '../../database/tables.ts' {
  interface Tables {
    oidcLogin: OidcLoginTable;
  }
}

/** Who may come back by a login: our own staff, or employees of a company. */
export type OidcDoor = 'staff' | 'company';

/** One login that was led to an identity provider. Neither its state nor anything made of it is stored. */
interface OidcLoginTable {
  stateHash: Buffer;
  /** The signing key that started it: no other may finish. */
  keyId: string;
  door: OidcDoor;
  /** The company's provider; null for the one of the staff. */
  providerId: string | null;
  returnPath: string;
  step: ColumnType<'waiting' | 'returned' | 'used', undefined, 'returned' | 'used'>;
  /** Sealed: the query that the provider sent back. */
  returned: ColumnType<Buffer | null, undefined, Buffer | null>;
  /** Whom a finished login opens, while the question about another device may be answered. */
  accountId: ColumnType<string | null, undefined, string>;
  createdAt: Date;
  expiresAt: Date;
}

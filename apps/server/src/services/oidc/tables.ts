import type { ColumnType } from 'kysely';

declare module '../../database/tables.ts' {
  interface Tables {
    oidcLogin: OidcLoginTable;
    oidcLogout: OidcLogoutTable;
  }
}

/** The people who may come back by a login: our own staff, or employees of a company. */
export type OidcDoor = 'staff' | 'company';

/** One login at an identity provider. Neither its state nor any derived value is stored. */
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
  /** The account that a finished login opens, while the question about another device may be answered. */
  accountId: ColumnType<string | null, undefined, string>;
  /** The provider's ID of the session, for a finished login. */
  providerSession: ColumnType<string | null, undefined, string | null>;
  createdAt: Date;
  expiresAt: Date;
}

/** A logout token that was received, so that a replay ends no later session. */
interface OidcLogoutTable {
  tokenHash: Buffer;
  expiresAt: Date;
}

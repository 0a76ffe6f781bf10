import type { ColumnType, Generated } from 'kysely';

type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

declare module '../../database/tables.ts' {
  interface Tables extends CodeTables {}
}

interface CodeTables {
  verifyCode: VerifyCodeTable;
  identityProof: IdentityProofTable;
}

/** The one live code of a target and purpose: sending another replaces it. */
interface VerifyCodeTable {
  targetHash: Buffer;
  purpose: string;
  codeHash: Buffer;
  /** Guesses by unknown browsers, and by browsers with an earlier login to the account. */
  attempts: Generated<number>;
  knownAttempts: Generated<number>;
  sentAt: Date;
  expiresAt: Date;
  spentAt: Nullable<Date>;
}

/**
 * Proof that a user entered a code sent to their own phone or email, for one session and purpose. The row is deleted
 * when the proof is spent.
 */
interface IdentityProofTable {
  proofHash: Buffer;
  tenantId: string;
  accountId: string;
  sessionId: string;
  contact: 'phone' | 'email';
  purpose: string;
  createdAt: Date;
  expiresAt: Date;
}

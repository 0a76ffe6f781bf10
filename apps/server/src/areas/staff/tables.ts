import type { StaffRole } from '@fairway/gateway/contract/staffRole';
import type { ColumnType } from 'kysely';

type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

declare module '../../database/tables.ts' {
  interface Tables extends StaffTables {}
}

export interface StaffTables {
  staff: StaffTable;
  staffInvitation: StaffInvitationTable;
  staffLogin: StaffLoginTable;
  staffSession: StaffSessionTable;
}

/** A member of the company's own staff. Rows are never removed: entries of the log name them. */
interface StaffTable {
  id: string;
  /** Lower-case. */
  email: string;
  name: string;
  roles: StaffRole[];
  /** Argon2id in PHC form; null until the invitation is taken up. */
  passwordHash: Nullable<string>;
  /** Sealed; null until the first login enrols a second factor. */
  totpSecret: Nullable<Buffer>;
  /** The last step whose code was used: no code counts twice. */
  totpStep: Nullable<number>;
  createdAt: Date;
  blockedAt: Nullable<Date>;
  /** Their identity at the identity provider, from their first login there; both or neither. */
  oidcIssuer: Nullable<string>;
  oidcSubject: Nullable<string>;
  /** Until then a password opens the desk even where passwords are off: an operator opened it in an emergency. */
  passwordUntil: Nullable<Date>;
}

/** The one link by which a member chooses a password. Stored hashed; the next invitation replaces it. */
interface StaffInvitationTable {
  linkHash: Buffer;
  staffId: string;
  createdAt: Date;
  expiresAt: Date;
}

/** A login whose password was right and whose second factor is still missing. */
interface StaffLoginTable {
  ticketHash: Buffer;
  staffId: string;
  /** The key that gave the password; no other may finish. */
  keyId: string;
  /** Sealed: the second factor that this login enrols; null where there is one. */
  enrolSecret: Nullable<Buffer>;
  createdAt: Date;
  expiresAt: Date;
}

export type StaffSessionEnd = 'logout' | 'replaced' | 'rightsChanged';

interface StaffSessionTable {
  id: string;
  tokenHash: Buffer;
  staffId: string;
  keyId: string;
  visitorId: string;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
  endedAt: Nullable<Date>;
  endReason: Nullable<StaffSessionEnd>;
  /** The ID of the session at the identity provider. */
  providerSession: Nullable<string>;
}

import { type ColumnType, type Generated, type Kysely, sql } from 'kysely';

type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

export interface FileTables {
  file: FileTable;
  uploadHandOver: UploadHandOverTable;
}

export type FilePurpose = 'avatar' | 'idCard' | 'companyPaper' | 'transferVoucher';

/** A stored picture. Its bytes lie in the blob store under a random name that appears nowhere else. */
interface FileTable {
  tenantId: string;
  id: string;
  /** Only this account sees it; staff see what was submitted with it. */
  accountId: string;
  purpose: FilePurpose;
  blobKey: string;
  mediaType: 'image/jpeg' | 'image/png';
  bytes: number;
  width: number;
  height: number;
  handOverId: Nullable<string>;
  createdAt: Date;
  /** When the bytes had arrived in the blob store; null while they have not. */
  storedAt: Nullable<Date>;
  /** When something was submitted with it; one that nothing needs is removed after a day. */
  usedAt: Nullable<Date>;
}

/** A phone's permission to upload for an account that is logged in elsewhere. The ticket is stored hashed. */
interface UploadHandOverTable {
  tenantId: string;
  id: string;
  accountId: string;
  /** Ends with this session. */
  sessionId: string;
  purpose: FilePurpose;
  maxFiles: Generated<number>;
  ticketHash: Buffer;
  createdAt: Date;
  expiresAt: Date;
  openedAt: Nullable<Date>;
  endedAt: Nullable<Date>;
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table file (
      tenant_id uuid not null,
      id uuid not null,
      account_id uuid not null,
      purpose text not null check (purpose in ('avatar', 'idCard', 'companyPaper', 'transferVoucher')),
      blob_key text not null unique,
      media_type text not null check (media_type in ('image/jpeg', 'image/png')),
      bytes integer not null,
      width integer not null,
      height integer not null,
      hand_over_id uuid,
      created_at timestamptz not null,
      stored_at timestamptz,
      used_at timestamptz,
      primary key (tenant_id, id)
    )`.execute(db);
  // Links name a file by its id alone.
  await sql`create index file_id on file (id)`.execute(db);
  await sql`create index file_hand_over on file (tenant_id, hand_over_id) where hand_over_id is not null`.execute(
    db,
  );
  await sql`create index file_unused on file (created_at) where used_at is null`.execute(db);
  await sql`
    create table upload_hand_over (
      tenant_id uuid not null,
      id uuid not null,
      account_id uuid not null,
      session_id uuid not null,
      purpose text not null check (purpose in ('avatar', 'idCard', 'companyPaper', 'transferVoucher')),
      max_files smallint not null default 1,
      ticket_hash bytea not null unique,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      opened_at timestamptz,
      ended_at timestamptz,
      primary key (tenant_id, id)
    )`.execute(db);
  await sql`create index upload_hand_over_expires_at on upload_hand_over (expires_at)`.execute(db);
}

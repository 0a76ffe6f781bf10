import { type Kysely, sql } from 'kysely';
import type { Migration } from '../../database/migrations/index.ts';

/** Papers are encrypted in storage; the row names the key. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table file add column sealed_by text`.execute(db);
}

/** Invoices are stored with the pictures. */
async function upDocuments(db: Kysely<unknown>): Promise<void> {
  await sql`alter table file drop constraint file_purpose_check, drop constraint file_media_type_check,
    add constraint file_purpose_check
      check (purpose in ('avatar', 'idCard', 'companyPaper', 'transferVoucher', 'invoice')),
    add constraint file_media_type_check
      check (media_type in ('image/jpeg', 'image/png', 'application/pdf'))`.execute(db);
}

export const migrations: readonly Migration[] = [
  { name: '021_sealedFiles', up },
  { name: '040_documents', up: upDocuments },
];

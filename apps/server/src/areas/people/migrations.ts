import { type Kysely, sql } from 'kysely';
import type { Migration } from '../../database/migrations/index.ts';
import { foldedSql, textIndexOn } from '../../database/textIndex.ts';

const statements = [
  `alter table account
    add column blocked_at timestamptz,
    add column blocked_with uuid,
    add column staff_version integer not null default 0,
    add constraint account_blocked_with check ((blocked_at is null) = (blocked_with is null))`,
  `create index account_created_at on account (created_at desc)`,
  `create index account_blocked on account (blocked_with) where blocked_with is not null`,
  `alter table session drop constraint session_end_reason_check`,
  `alter table session add constraint session_end_reason_check check (end_reason in
    ('logout', 'forcedOffline', 'passwordChanged', 'expired', 'switched', 'ownerEnded', 'contactChanged', 'blocked'))`,
];

/** Accounts that staff blocked, with which account each went. */
async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Staff search people by names and by the last digits of a phone. */
async function upTextIndex(db: Kysely<unknown>): Promise<void> {
  await textIndexOn(db, 'account', foldedSql(['account.real_name']));
  await textIndexOn(db, 'company', foldedSql(['company.name']));
  await textIndexOn(db, 'claim', foldedSql(['claim.value']), "kind = 'username'");
  await sql`create index claim_phone_end on claim (right(value, 4)) where kind = 'phone'`.execute(db);
}

export const migrations: readonly Migration[] = [
  { name: '045_people', up },
  { name: '084_peopleIndex', up: upTextIndex },
];

import { type Kysely, sql } from 'kysely';
import type { Migration } from '../../database/migrations/index.ts';

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

export const migrations: readonly Migration[] = [{ name: '045_people', up }];

import { type Kysely, sql } from 'kysely';
import type { Migration } from '../../database/migrations/index.ts';
import { foldedSql, textIndexOn } from '../../database/textIndex.ts';

const statements = [
  `create table audit_entry (
    id uuid primary key,
    at timestamptz not null,
    staff_id uuid references staff,
    staff_name text,
    action text not null,
    outcome text not null check (outcome in ('done', 'refused')),
    subject_kind text,
    subject_id text,
    subject_name text,
    before jsonb,
    after jsonb,
    reason text,
    request_id uuid
  )`,
  `create index audit_entry_at on audit_entry (at desc, id desc)`,
  `create index audit_entry_staff on audit_entry (staff_id, at desc)`,
  `create index audit_entry_subject on audit_entry (subject_kind, subject_id, at desc)`,
  // An entry never changes, through any connection or tool.
  `create function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      raise exception 'audit entries are never changed or removed' using errcode = 'insufficient_privilege';
    end
  $$`,
  `create trigger audit_entry_stays before update or delete on audit_entry
    for each row execute function refuse_audit_change()`,
  `create trigger audit_entry_not_emptied before truncate on audit_entry
    for each statement execute function refuse_audit_change()`,
];

/** The log of staff actions. */
async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** The log is searched by names. */
async function upTextIndex(db: Kysely<unknown>): Promise<void> {
  await textIndexOn(db, 'audit_entry', foldedSql(['subject_name', 'staff_name']));
}

export const migrations: readonly Migration[] = [
  { name: '015_audit', up },
  { name: '084_auditIndex', up: upTextIndex },
];

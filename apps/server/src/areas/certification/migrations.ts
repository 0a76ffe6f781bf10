import { type Kysely, sql } from 'kysely';
import type { Migration } from '../../database/migrations/index.ts';
import { foldedSql, textIndexOn } from '../../database/textIndex.ts';

const statements = [
  `create table certification (
    tenant_id uuid not null,
    id uuid not null,
    kind text not null check (kind in ('personal', 'company')),
    account_id uuid not null,
    person_id uuid not null,
    status smallint not null check (status between 0 and 3),
    revision integer not null,
    submitted_at timestamptz not null,
    language text not null check (language in ('zh', 'en')),
    name text not null,
    name_key text not null,
    credit_code text,
    register_code text,
    company_code text,
    admin_account text,
    way smallint check (way in (1, 2, 3)),
    typed jsonb not null,
    files jsonb not null,
    number_sealed bytea,
    number_sealed_by text,
    number_masked text not null,
    number_hash bytea not null,
    password_hash text,
    remittance_fen integer check (remittance_fen between 1 and 99),
    remittance_sent_at timestamptz,
    remittance_confirmed_at timestamptz,
    remittance_tries smallint not null default 0,
    first_staff_id uuid,
    first_at timestamptz,
    decided_at timestamptz,
    returned jsonb not null default '[]',
    note_zh text not null default '',
    note_en text not null default '',
    company_tenant_id uuid,
    papers_removed_at timestamptz,
    primary key (tenant_id, id),
    unique (tenant_id, kind)
  )`,
  `create index certification_id on certification (id)`,
  `create index certification_waiting on certification (kind, submitted_at, id) where status = 1`,
  `create index certification_number on certification (number_hash)`,
  `create index certification_company on certification (company_tenant_id)`,
  // Names and codes are unique among companies whose application runs or has passed; the database enforces it.
  ...['name_key', 'credit_code', 'register_code', 'company_code', 'admin_account'].map(
    (column) =>
      `create unique index certification_one_${column} on certification (${column})
       where kind = 'company' and status in (1, 2)`,
  ),
  `create table certification_event (
    tenant_id uuid not null,
    id uuid not null,
    certification_id uuid not null,
    at timestamptz not null,
    what text not null,
    primary key (tenant_id, id)
  )`,
  `create index certification_event_of on certification_event (certification_id)`,
  `create table certification_draft (
    tenant_id uuid not null,
    account_id uuid not null,
    kind text not null check (kind in ('personal', 'company')),
    values_sealed bytea not null,
    values_sealed_by text not null,
    saved_at timestamptz not null,
    primary key (tenant_id, account_id, kind)
  )`,
  `create index certification_draft_saved on certification_draft (saved_at)`,
];

/** Certifications of people and companies. */
async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** The reviewer assigned to the case. */
async function addAssigned(db: Kysely<unknown>): Promise<void> {
  await sql`alter table certification add column assigned_to uuid references staff`.execute(db);
}

/** Reviewers search by names and by codes of companies. */
async function upTextIndex(db: Kysely<unknown>): Promise<void> {
  await textIndexOn(db, 'certification', foldedSql(['certification.name']));
  await sql`create index certification_credit_code on certification (credit_code)`.execute(db);
  await sql`create index certification_company_code on certification (company_code)`.execute(db);
}

export const migrations: readonly Migration[] = [
  { name: '022_certification', up },
  { name: '057_certificationAssigned', up: addAssigned },
  { name: '084_certificationIndex', up: upTextIndex },
];

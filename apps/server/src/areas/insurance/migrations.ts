import { type Kysely, sql } from 'kysely';
import type { Migration } from '../../database/migrations/index.ts';
import { foldedSql, textIndexOn } from '../../database/textIndex.ts';

const statements = [
  `create table insurer (
    id uuid primary key,
    position int not null,
    name_zh text not null,
    name_en text not null,
    phone text not null,
    address_zh text not null,
    address_en text not null,
    established_on text not null,
    registered_capital bigint not null check (registered_capital > 0),
    solvency_percent double precision not null check (solvency_percent >= 0),
    risk_rating text not null,
    solvency_quarter text not null,
    intro_zh text not null,
    intro_en text not null,
    shown boolean not null default true,
    sample boolean not null default false,
    updated_at timestamptz not null
  )`,
  `create table insurance_intention (
    id uuid primary key,
    intention_no text not null unique,
    tenant_id uuid,
    account_id uuid,
    company_name text not null,
    location text not null,
    address text not null,
    contact_name text not null,
    phone text not null,
    email text not null,
    goods_class text not null,
    goods text not null,
    clause text not null,
    war boolean not null,
    strikes boolean not null,
    basis text not null,
    value bigint not null check (value > 0),
    freight bigint check (freight > 0),
    currency text not null,
    rate int not null check (rate > 0),
    insured bigint not null,
    estimate bigint not null,
    least boolean not null,
    insurer_id uuid references insurer,
    remark text not null,
    language text not null,
    state text not null default 'received',
    quote bigint check (quote > 0),
    reply text not null default '',
    assigned_to uuid references staff,
    created_at timestamptz not null,
    changed_at timestamptz not null,
    touched_at timestamptz not null,
    check ((tenant_id is null) = (account_id is null)),
    foreign key (tenant_id, account_id) references account (tenant_id, id)
  )`,
  `create index insurance_intention_own on insurance_intention (tenant_id, account_id, created_at desc)
    where account_id is not null`,
  `create index insurance_intention_open on insurance_intention (created_at, id)
    where state in ('received', 'handling', 'quoted')`,
  `create table insurance_event (
    id uuid primary key,
    intention_id uuid not null references insurance_intention,
    at timestamptz not null,
    what text not null,
    state text,
    staff_name text,
    text text not null default ''
  )`,
  `create index insurance_event_of on insurance_event (intention_id, at)`,
];

/** Insurers, and requests for cover. */
async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Events of a request for cover are deleted with it: closing an account deletes all that the person sent. */
async function upEvents(db: Kysely<unknown>): Promise<void> {
  await sql`alter table insurance_event drop constraint insurance_event_intention_id_fkey,
    add constraint insurance_event_intention_id_fkey foreign key (intention_id)
      references insurance_intention on delete cascade`.execute(db);
}

/** Between which places a cargo goes, and when its vessel sails. */
async function upRoute(db: Kysely<unknown>): Promise<void> {
  await sql`alter table insurance_intention
    add column origin text not null default '',
    add column destination text not null default '',
    add column sails_on text not null default ''`.execute(db);
}

/** The desk searches by number and company. */
async function upTextIndex(db: Kysely<unknown>): Promise<void> {
  await textIndexOn(db, 'insurance_intention', foldedSql(['intention_no', 'company_name']));
}

export const migrations: readonly Migration[] = [
  { name: '025_insurance', up },
  { name: '046_insuranceEvents', up: upEvents },
  { name: '075_insuranceRoute', up: upRoute },
  { name: '084_intentionIndex', up: upTextIndex },
];

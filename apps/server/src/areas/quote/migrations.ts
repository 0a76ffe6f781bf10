import { type Kysely, sql } from 'kysely';
import type { Migration } from '../../database/migrations/index.ts';

const statements = [
  `create table quote (
    tenant_id uuid not null,
    id uuid not null,
    account_id uuid not null,
    number text not null,
    sea_route_id uuid not null,
    created_at timestamptz not null,
    link_number int not null default 0,
    link_hash bytea unique,
    primary key (tenant_id, id),
    unique (tenant_id, number),
    foreign key (tenant_id, account_id) references account (tenant_id, id)
  )`,
  `create table quote_version (
    tenant_id uuid not null,
    quote_id uuid not null,
    version int not null check (version > 0),
    state text not null check (state in ('draft', 'sent', 'accepted', 'declined', 'withdrawn', 'replaced')),
    request jsonb not null,
    content jsonb not null,
    buying jsonb not null,
    customer_name text not null,
    total bigint not null check (total >= 0),
    valid_until timestamptz not null,
    changed_at timestamptz not null,
    sent_at timestamptz,
    answered_at timestamptz,
    answer_name text,
    answer_note text,
    answer_sailing_id uuid,
    primary key (tenant_id, quote_id, version),
    foreign key (tenant_id, quote_id) references quote (tenant_id, id) on delete cascade,
    check ((state = 'draft') = (sent_at is null)),
    check ((state in ('accepted', 'declined')) = (answered_at is not null))
  )`,
  // A quotation has one draft at most.
  `create unique index quote_version_draft on quote_version (tenant_id, quote_id) where state = 'draft'`,
  `create index quote_version_changed on quote_version (tenant_id, changed_at desc)`,
  `create table quote_view (
    tenant_id uuid not null,
    quote_id uuid not null,
    viewer bytea not null,
    day date not null,
    at timestamptz not null,
    primary key (tenant_id, quote_id, viewer, day),
    foreign key (tenant_id, quote_id) references quote (tenant_id, id) on delete cascade
  )`,
  `create table quote_sender (
    tenant_id uuid primary key,
    name text not null,
    contact text not null,
    phone text not null,
    email text not null,
    address text not null,
    terms text not null,
    logo_id uuid,
    logo_account_id uuid,
    updated_at timestamptz not null
  )`,
  'alter table file drop constraint file_purpose_check',
  `alter table file add constraint file_purpose_check
    check (purpose in ('avatar', 'idCard', 'companyPaper', 'transferVoucher', 'invoice', 'quoteLogo'))`,
  'alter table upload_hand_over drop constraint upload_hand_over_purpose_check',
  `alter table upload_hand_over add constraint upload_hand_over_purpose_check
    check (purpose in ('avatar', 'idCard', 'companyPaper', 'transferVoucher', 'quoteLogo'))`,
];

/** Quotations for customers. */
async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

export const migrations: readonly Migration[] = [{ name: '093_quote', up }];

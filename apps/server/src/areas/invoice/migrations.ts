import { type Kysely, sql } from 'kysely';
import type { Migration } from '../../database/migrations/index.ts';
import { foldedSql, textIndexOn } from '../../database/textIndex.ts';

const statements = [
  // Its key is the order's: two requests at once cannot make two invoices.
  `create table invoice (
    tenant_id uuid not null,
    order_id uuid not null,
    account_id uuid not null,
    state text not null check (state in ('requested', 'withdrawn', 'sentBack', 'issued')),
    version integer not null check (version > 0),
    header_type text not null check (header_type in ('company', 'personal')),
    kind text not null check (kind in ('ordinary', 'special')),
    header text not null,
    tax_number text not null,
    address text not null,
    phone text not null,
    bank text not null,
    bank_account text not null,
    remark text not null,
    amount bigint not null check (amount > 0),
    language text not null,
    requested_at timestamptz not null,
    changed_at timestamptz not null,
    reason_zh text,
    reason_en text,
    invoice_number text unique,
    issued_on text,
    file_id uuid,
    primary key (tenant_id, order_id),
    foreign key (tenant_id, order_id) references purchase_order (tenant_id, id),
    check (header_type = 'personal' or tax_number <> ''),
    check ((state = 'issued') = (invoice_number is not null and issued_on is not null and file_id is not null))
  )`,
  `create index invoice_waiting on invoice (requested_at) where state = 'requested'`,
  `create table invoice_event (
    tenant_id uuid not null,
    id uuid not null,
    order_id uuid not null,
    at timestamptz not null,
    what text not null,
    staff_name text,
    text text,
    primary key (tenant_id, id),
    foreign key (tenant_id, order_id) references invoice (tenant_id, order_id)
  )`,
  `create index invoice_event_order on invoice_event (tenant_id, order_id, at)`,
];

async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** The desk searches by the number of the order and by the texts of an invoice. */
async function upTextIndex(db: Kysely<unknown>): Promise<void> {
  const columns = ['invoice.header', 'invoice.tax_number', 'invoice.invoice_number'];
  await textIndexOn(db, 'invoice', foldedSql(columns));
  await textIndexOn(db, 'purchase_order', foldedSql(['purchase_order.order_no']));
}

export const migrations: readonly Migration[] = [
  { name: '041_invoice', up },
  { name: '084_invoiceIndex', up: upTextIndex },
];

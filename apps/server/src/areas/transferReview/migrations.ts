import { type Kysely, sql } from 'kysely';
import type { Migration } from '../../database/migrations/index.ts';

const statements = [
  `alter table purchase_order add column reject_reason_en text`,
  `create index purchase_order_waiting on purchase_order (voucher_at, id) where status = 1`,
  // One confirmation per person for each voucher that was handed in.
  `create table transfer_confirmation (
    tenant_id uuid not null,
    order_id uuid not null,
    voucher_at timestamptz not null,
    staff_id uuid not null references staff,
    received bigint not null check (received > 0),
    differ_reason text,
    confirmed_at timestamptz not null,
    primary key (tenant_id, order_id, voucher_at, staff_id),
    foreign key (tenant_id, order_id) references purchase_order (tenant_id, id)
  )`,
];

/** Decisions of staff about transfers. */
async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

export const migrations: readonly Migration[] = [{ name: '016_transferReview', up }];

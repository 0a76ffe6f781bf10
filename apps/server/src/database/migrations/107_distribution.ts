import { type Kysely, sql } from 'kysely';

// The column that spreads a table is last in its key, so that the key still finds a row without it.
const widerKeys = [
  `alter table session drop constraint session_pkey, drop constraint session_token_hash_key,
    add primary key (id, tenant_id), add constraint session_token_hash_key unique (token_hash, tenant_id)`,
  `drop index session_one_live`,
  `create unique index session_one_live on session (account_id, tenant_id) where ended_at is null`,
  ...(
    [
      ['calendar_feed', 'token_hash'],
      ['employee_invitation', 'link_hash'],
      ['file', 'blob_key'],
      ['invoice', 'invoice_number'],
      ['payment', 'out_trade_no'],
      ['purchase_order', 'order_no'],
      ['quote', 'link_hash'],
      ['upload_hand_over', 'ticket_hash'],
    ] as const
  ).map(
    ([table, column]) => `alter table ${table} drop constraint ${table}_${column}_key,
      add constraint ${table}_${column}_key unique (${column}, tenant_id)`,
  ),
  `alter table sailing drop constraint sailing_pkey, add primary key (id, sea_route_id)`,
  `alter table sailing_version drop constraint sailing_version_pkey, add primary key (sailing_id, id, sea_route_id)`,
];

const claims = [
  `create table number_claim (
    kind text not null check (kind in ('order', 'invoice')),
    value text not null,
    tenant_id uuid not null,
    order_id uuid not null,
    primary key (value, kind)
  )`,
  `insert into number_claim (kind, value, tenant_id, order_id)
    select 'order', order_no, tenant_id, id from purchase_order`,
  `insert into number_claim (kind, value, tenant_id, order_id)
    select 'invoice', invoice_number, tenant_id, order_id from invoice where invoice_number is not null`,
];

// A row on the coordinator refers to no row of a tenant.
const references = [
  `alter table insurance_intention drop constraint insurance_intention_tenant_id_account_id_fkey`,
];

// Citus cannot copy a range type that we created to the nodes. A hash of 64 bits compares as well as its text.
const tariffKey = `hashtextextended(
  port || ' ' || carrier_code || ' ' || direction || ' ' || box || ' ' || charge || ' ' || sample::int, 0)`;
const validity = [
  `alter table demurrage_tariff drop constraint demurrage_tariff_validity`,
  `alter table demurrage_tariff add constraint demurrage_tariff_validity exclude using gist (
    int8range(${tariffKey}, ${tariffKey}, '[]') with &&,
    daterange(valid_from, valid_to, '[]') with &&) deferrable initially deferred`,
  `drop type demurrage_key`,
];

// Citus cannot convert a table with an identity column; a sequence works.
const versionIds = [
  `alter table sailing_version alter column id drop identity`,
  `create sequence sailing_version_id_seq owned by sailing_version.id`,
  `select setval('sailing_version_id_seq', (select coalesce(max(id), 0) + 1 from sailing_version), false)`,
  `alter table sailing_version alter column id set default nextval('sailing_version_id_seq')`,
];

/** Keys and references in the form that Citus accepts: docs/decisions/operate.md. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [...widerKeys, ...claims, ...references, ...validity, ...versionIds];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

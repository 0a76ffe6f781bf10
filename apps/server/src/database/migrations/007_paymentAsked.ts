import { type Kysely, sql } from 'kysely';

const statements = [
  sql`alter table payment add column asked_at timestamptz`,
  sql`update payment set asked_at = created_at`,
  sql`alter table payment alter column asked_at set not null`,
  sql`drop index payment_order`,
  sql`create index payment_order on payment (tenant_id, order_id, asked_at desc)`,
];

/**
 * Adds the time when the code of a payment was last requested: that of the code on the screen, also after a change of
 * wallet and back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

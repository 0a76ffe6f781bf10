import { type Kysely, sql } from 'kysely';

const statements = [
  sql`alter table subscription add column order_id uuid`,
  sql`alter table subscription add column follows boolean not null default false`,
  sql`update subscription set order_id = purchase_order.id from purchase_order
    where purchase_order.tenant_id = subscription.tenant_id and purchase_order.subscription_id = subscription.id`,
  sql`create index subscription_order on subscription (tenant_id, order_id) where order_id is not null`,
];

/** Adds the order that opened a subscription, and whether it extends an earlier paid period: one order may open both. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

import { sql } from 'kysely';
import type { Db } from '../database/db.ts';

/** Everything about a person that a call may change: all but the traces of requests themselves. */
const tables = [
  'account',
  'claim',
  'company',
  'company_log',
  'department',
  'employee',
  'seat',
  'seat_route',
  'known_device',
  'session',
  'verify_code',
  'identity_proof',
  'login_log',
  'data_export',
  'account_closing',
  'outbox_message',
  'social_login',
  'force_ticket',
  'subscription',
  'subscription_route',
  'trial_claim',
  'file',
  'upload_hand_over',
  'purchase_order',
  'purchase_order_route',
  'purchase_order_voucher',
  'payment',
  'payment_incident',
  'refund_task',
  'invoice',
  'invoice_event',
  'sandbox_trade',
  'reader_city',
  'consent',
  'insurance_intention',
  'insurance_event',
  'news_collection',
  'attention',
  'calendar_feed',
  'push_subscription',
] as const;

/** Returns a fingerprint of all stored data about users, by table: two are equal when nothing had an effect. */
export async function stateOf(db: Db): Promise<Readonly<Record<string, string>>> {
  const { rows } = await sql<{ name: string; print: string }>`${sql.join(
    tables.map(
      (table) => sql`select ${sql.lit(table)} as name,
        coalesce(md5(string_agg(row::text, '|' order by row::text)), 'empty') as print from ${sql.table(table)} as row`,
    ),
    sql` union all `,
  )}`.execute(db);
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]));
}

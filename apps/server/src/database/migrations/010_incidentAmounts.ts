import { type Kysely, sql } from 'kysely';

const statements = [
  sql`alter table payment_incident alter column amount drop not null`,
  sql`alter table payment_incident add column reported text`,
  sql`alter table payment_incident drop constraint payment_incident_kind_check`,
  sql`alter table payment_incident add constraint payment_incident_kind_check
    check (kind in ('amountDiffers', 'amountUnreadable', 'currencyDiffers', 'tradeUnknown'))`,
  sql`alter table payment_incident
    drop constraint payment_incident_pay_way_out_trade_no_kind_provider_no_amou_key`,
  // Incidents without an amount are recorded once too.
  sql`create unique index payment_incident_once on payment_incident
    (pay_way, out_trade_no, kind, provider_no, coalesce(amount, -1), currency, coalesce(reported, ''))`,
];

/** An invalid amount of a wallet, half a fen or 1e300, is stored as it was written. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

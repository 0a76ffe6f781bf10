import { type Kysely, sql } from 'kysely';
import type { Migration } from '../../database/migrations/index.ts';

/** Which wallets there are says the contract (`walletCalls`), so that one more needs no migration. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment drop constraint payment_pay_way_check`.execute(db);
}

export const migrations: readonly Migration[] = [{ name: '063_paymentWays', up }];

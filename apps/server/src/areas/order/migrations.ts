import { type Migration, migration } from '../../database/migrations/index.ts';

/** The contract defines the wallets (`walletCalls`), so that one more needs no migration. */
export const migrations: readonly Migration[] = [
  migration('063_paymentWays', `alter table payment drop constraint payment_pay_way_check`),
];

import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openShop } from '../testing/shop.ts';
import { watch } from '../testing/till.ts';
import { histories } from './commands.ts';
import { openCompany } from './historyCompany.ts';
import { checkBooks } from './invariants.ts';
import type { Model } from './model.ts';

/** Few and always the same by default; for others: `HISTORIES=10000 HISTORY_SEED=7 npm run unit -- histories`. */
const runs = Number(process.env.HISTORIES ?? 40);
const seed = Number(process.env.HISTORY_SEED ?? 20_261_129);
const { server, lanes } = await openShop({ env: { DATABASE_POOL_SIZE: '8' } });
let count = 0;

it(
  'whatever happens to the orders of a company, no money is lost, no day is sold twice, and no final status changes',
  async () => {
    await fc.assert(
      fc.asyncProperty(histories, async (commands) => {
        count += 1;
        const company = await openCompany(server, lanes);
        const model: Model = { id: count, usernames: 0, orders: [], trades: [], now: server.clock.now() };
        await fc.asyncModelRun(() => ({ model, real: company }), commands);
        // A lost notice is found by the next query, and a refund may be tried twice.
        for (let round = 0; round < 3; round += 1) {
          server.clock.advance(3600);
          await watch(server);
        }
        await checkBooks(company);
      }),
      { numRuns: runs, seed },
    );
    // Otherwise the invariants would hold because nothing happened.
    const { rows } = await sql<Record<string, number>>`
      select
        (select count(*)::int from purchase_order where status = 3 and pay_way <> 3) as wallets,
        (select count(*)::int from purchase_order where status = 3 and pay_way = 3) as transfers,
        (select count(*)::int from refund_task where reason = 'paidTwice') as paid_twice,
        (select count(*)::int from refund_task where reason = 'paidAfterCancel') as paid_after_cancel,
        (select count(*)::int from subscription where follows) as renewals,
        (select count(*)::int from seat) as seats`.execute(server.db);
    const [reached = {}] = rows;
    expect(Object.entries(reached).filter(([, times]) => times === 0)).toEqual([]);
  },
  runs * 60_000,
);

import { sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import type { Firing, JudgeParts } from './firing.ts';
import { watchMail } from './mail.ts';

/** Puts one email for each watch that fired; an account without an email has its list alone. */
export async function mailFirings(
  trx: Db,
  { outbox, publicUrl }: Pick<JudgeParts, 'outbox' | 'publicUrl'>,
  firings: readonly Firing[],
  now: Date,
): Promise<void> {
  const emails = await emailsOf(
    trx,
    firings.map(({ watch }) => watch.accountId),
  );
  for (const [, own] of Map.groupBy(firings, ({ watch }) => watch.id)) {
    const [first] = own;
    const to = first && emails.get(first.watch.accountId);
    if (!first || !to) continue;
    const { language, shipment } = first.watch;
    const lines = own.map(({ version, reason, route, sails }) => ({
      ...{ reason, route, shipment },
      sailing: `${version.vesselName} ${version.voyage}`,
      sailingId: sails ? version.sailingId : null,
    }));
    await outbox.put(trx, watchMail({ to, language, lines, publicUrl: publicUrl() }), now);
  }
}

/** The email of each account, by its id. */
export async function emailsOf(db: Db, accountIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ accountId: string; value: string }>`
    select account_id, min(value) as value from claim
    where kind = 'email' and account_id = any (${[...new Set(accountIds)]}::uuid[])
    group by account_id`.execute(db);
  return new Map(rows.map(({ accountId, value }) => [accountId, value]));
}

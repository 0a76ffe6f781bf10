import { sql } from 'kysely';
import type { Db } from '../../../database/db.ts';
import type { Firing, JudgeParts } from './firing.ts';
import { type MailLanguage, type MailLine, watchMail } from './mail.ts';
import { routeLine } from './routeLine.ts';

type MailParts = Pick<JudgeParts, 'outbox' | 'publicUrl'>;

/** A firing of a watch, as its email lists it. */
export interface MailedFiring {
  readonly watch: { readonly id: string; readonly accountId: string; readonly language: MailLanguage };
  lineIn(language: MailLanguage, publicUrl: string): MailLine;
}

/** Puts one email for each watch that fired; an account without an email has its list alone. */
export async function mailWatches(
  trx: Db,
  { outbox, publicUrl }: MailParts,
  firings: readonly MailedFiring[],
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
    const { language } = first.watch;
    const url = publicUrl();
    const lines = own.map((firing) => firing.lineIn(language, url));
    await outbox.put(trx, watchMail({ to, language, lines, publicUrl: url }), now);
  }
}

/** Puts the emails of watches on routes and sailings. */
export function mailFirings(trx: Db, parts: MailParts, firings: readonly Firing[], now: Date): Promise<void> {
  const mailed = firings.map(({ watch, version, reason, route, sails }): MailedFiring => {
    const sailing = `${version.vesselName} ${version.voyage}`;
    const sailingId = sails ? version.sailingId : null;
    const { shipment } = watch;
    return {
      watch,
      lineIn: (language, url) => routeLine({ reason, route, shipment, sailing, sailingId }, language, url),
    };
  });
  return mailWatches(trx, parts, mailed, now);
}

/** The email of each account, by its id. */
export async function emailsOf(db: Db, accountIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ accountId: string; value: string }>`
    select account_id, min(value) as value from claim
    where kind = 'email' and account_id = any (${[...new Set(accountIds)]}::uuid[])
    group by account_id`.execute(db);
  return new Map(rows.map(({ accountId, value }) => [accountId, value]));
}

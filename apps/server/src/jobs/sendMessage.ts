import type { Config } from '../config.ts';
import type { Db } from '../database/db.ts';
import type { Senders } from '../services/outbox/outbox.ts';

/** An older message is not sent: its code has expired. */
const giveUpAfter = 10 * 60_000;

/**
 * Sends one message of the outbox and records it. Safe to run twice: a sent message is left alone. Throws when the
 * sender does, so that the job is tried again.
 */
export async function sendMessage(
  db: Db,
  senders: Senders,
  config: Config,
  id: string,
  now: Date,
): Promise<void> {
  const row = await db
    .updateTable('outboxMessage')
    .set((column) => ({ attempts: column('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returningAll()
    .executeTakeFirst();
  if (!row) return;
  if (now.getTime() - row.createdAt.getTime() > giveUpAfter) {
    await db
      .updateTable('outboxMessage')
      .set({ state: 'failed', ...spent(config) })
      .where('id', '=', id)
      .execute();
    return;
  }
  const { toAddress: to, kind, purpose, text, language } = row;
  const [code, subject, link] = [row.code ?? undefined, row.subject ?? undefined, row.link ?? undefined];
  await senders[kind].send({ id, to, kind, purpose, text, language, code, subject, link });
  await db
    .updateTable('outboxMessage')
    .set({ state: 'sent', sentAt: now, ...spent(config) })
    .where('id', '=', id)
    .execute();
}

/** Outside the sandbox the outbox is not displayed: the content of a message is not kept. */
function spent({ mode }: Config) {
  return mode === 'sandbox' ? {} : { code: null, text: '' };
}

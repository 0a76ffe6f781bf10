import { type Kysely, sql } from 'kysely';

const statements = [
  sql`alter table outbox_message drop constraint outbox_message_state_check`,
  sql`alter table outbox_message add constraint outbox_message_state_check
    check (state in ('waiting', 'sent', 'failed', 'withheld'))`,
];

/** A message that is written like any other and never sent, so that its absence shows in no time that is measured. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

import type { Language } from '@fairway/gateway/contract/texts';
import { uuidv7 } from 'uuidv7';
import { insertMany } from '../../database/bulk/bulk.ts';
import type { Db } from '../../database/db.ts';

/** A message to a person, as the area that causes it hands it over. */
export interface NewMessage {
  /** Bare mainland phone, or email in lower case: the form that claims are stored in. The id of a subscription for a push. */
  readonly to: string;
  readonly kind: 'sms' | 'email' | 'push';
  /** Its purpose: a code purpose such as `LOGIN_REGISTER`. */
  readonly purpose: string;
  /** The one-time code it carries, if any. */
  readonly code?: string;
  /** Subject line of an email, or title of a push. */
  readonly subject?: string;
  readonly text: string;
  /** Path and query of the page that a push opens. */
  readonly link?: string;
  readonly language: Language;
  /** Written like any other, and never sent: a hidden difference must not be visible in timing (TRUST 9). */
  readonly withheld?: boolean;
}

/** A message as passed to a sender. The id is the same when it is passed again. */
export interface Message extends Omit<NewMessage, 'withheld'> {
  readonly id: string;
}

/** One message as the outbox shows it. */
export interface ShownMessage {
  readonly to: string;
  readonly kind: 'sms' | 'email' | 'push';
  readonly purpose: string;
  readonly code: string | null;
  readonly text: string;
  /** ISO 8601 instant, UTC. */
  readonly at: string;
}

export interface Outbox {
  /**
   * Writes a message in the transaction of its cause; a job sends it after commit.
   * Nothing is sent when the transaction rolls back.
   */
  put(transaction: Db, message: NewMessage, now: Date): Promise<void>;
  /** The same for many messages, in a few statements. */
  putAll(transaction: Db, messages: readonly NewMessage[], now: Date): Promise<void>;
}

/** Sends one kind of message. Throws to be retried later; the same message may be passed twice. */
export interface MessageSender {
  send(message: Message): Promise<void>;
}

/** The senders of messages: SMS and email each have a sandbox and a real one; a push goes where the browser says. */
export interface Senders {
  readonly sms: MessageSender;
  readonly email: MessageSender;
  readonly push: MessageSender;
}

type Enqueue = (transaction: Db, messageIds: readonly string[], kind: NewMessage['kind']) => Promise<void>;

/** `enqueue` puts the jobs that send messages of one kind, inside the same transaction. */
export function createOutbox(enqueue: Enqueue): Outbox {
  return {
    async put(transaction, message, now) {
      const row = rowOf(message, now);
      await transaction.insertInto('outboxMessage').values(row).execute();
      await enqueue(transaction, [row.id], message.kind);
    },
    async putAll(transaction, messages, now) {
      const rows = messages.map((message) => rowOf(message, now));
      await insertMany(transaction, 'outboxMessage', rows);
      for (const [kind, ofKind] of Map.groupBy(rows, (row) => row.kind))
        await enqueue(
          transaction,
          ofKind.map(({ id }) => id),
          kind,
        );
    },
  };
}

function rowOf({ to, withheld = false, ...message }: NewMessage, now: Date) {
  const { kind, purpose, language, subject = null, link = null } = message;
  const { code = null, text } = withheld ? { code: null, text: '' } : message;
  return {
    ...{ id: uuidv7(), toAddress: to, kind, purpose, code, subject, text, link, language },
    ...{ state: withheld ? ('withheld' as const) : ('waiting' as const), createdAt: now, sentAt: null },
  };
}

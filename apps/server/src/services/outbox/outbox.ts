import type { Language } from '@fairway/gateway/contract/texts';
import type { Db } from '../../database/db.ts';

/** A message to a person, as the area that causes it hands it over. */
export interface NewMessage {
  /** Phone in its stored form (`8613800000000`), or e-mail in lower case. */
  readonly to: string;
  readonly kind: 'sms' | 'email';
  /** What it is for: a code purpose such as `LOGIN_REGISTER`. */
  readonly purpose: string;
  /** The one-time code it carries, if any. */
  readonly code?: string;
  /** Subject line; e-mail only. */
  readonly subject?: string;
  readonly text: string;
  readonly language: Language;
}

export interface Outbox {
  /**
   * Writes a message in the transaction of its cause; a job sends it after commit.
   * Nothing is sent when the transaction rolls back.
   */
  put(transaction: Db, message: NewMessage, now: Date): Promise<void>;
}

/** Sends one kind of message. Throws to be asked again later; the same message may be handed over twice. */
export interface MessageSender {
  send(message: NewMessage & { readonly id: string }): Promise<void>;
}

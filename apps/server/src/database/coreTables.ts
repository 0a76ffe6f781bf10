import type { ColumnType, Generated } from 'kysely';

export interface CoreTables {
  signingKey: SigningKeyTable;
  nonce: NonceTable;
  rateLimit: RateLimitTable;
  idempotencyRecord: IdempotencyRecordTable;
  outboxMessage: OutboxMessageTable;
  pageAccess: PageAccessTable;
  serverClock: ServerClockTable;
  sampleFill: SampleFillTable;
}

/** A visitor's key of the request signature PSIG1. The secret is sealed by the server's own secret. */
interface SigningKeyTable {
  keyId: string;
  secret: Buffer;
  visitorId: string;
  createdAt: Date;
  expiresAt: Date;
}

interface NonceTable {
  keyId: string;
  nonce: string;
  spentAt: Date;
}

interface RateLimitTable {
  /** Keyed hash of the limited subject. */
  key: string;
  /** Instants of the counted events, oldest first; empty where only a window is counted. */
  hits: ColumnType<Date[], Date[] | undefined, Date[]>;
  windowStart: Date;
  count: Generated<number>;
  expiresAt: Date;
}

interface IdempotencyRecordTable {
  /** Session, or the visitor's key. */
  scope: string;
  keyHash: Buffer;
  requestHash: Buffer;
  /** Null while the first request is in flight; sealed, since a response may contain a token. */
  answer: Buffer | null;
  /** The request that works under the key. */
  holder: ColumnType<string | null, string, string>;
  lockedUntil: Date;
  createdAt: Date;
}

interface OutboxMessageTable {
  id: string;
  toAddress: string;
  kind: 'sms' | 'email' | 'push';
  purpose: string;
  code: string | null;
  subject: string | null;
  /** Path and query of the page that a push opens. */
  link: ColumnType<string | null, string | null | undefined, string | null>;
  text: string;
  language: 'zh' | 'en';
  createdAt: Date;
  sentAt: Date | null;
  attempts: Generated<number>;
  /** `withheld`: never to be sent. */
  state: Generated<'waiting' | 'sent' | 'failed' | 'withheld'>;
}

/** Access to a page of the portal, set by staff: open, after login, or coming soon. */
interface PageAccessTable {
  path: string;
  access: 'open' | 'login' | 'soon';
  /** The time and author of the last staff decision. */
  changedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  changedBy: ColumnType<string | null, string | null | undefined, string | null>;
}

/** The latest time on any server: one row. */
interface ServerClockTable {
  id: true;
  latest: Date;
}

/** The parts of the sample that take several steps: begun, and done once nothing is left. */
interface SampleFillTable {
  part: string;
  begunAt: Date;
  doneAt: Date | null;
}

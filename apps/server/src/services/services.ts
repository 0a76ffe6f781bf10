import type { Logger } from 'pino';
import type { Telemetry } from '../telemetry/telemetry.ts';
import type { BlobStore } from './files/blobStore.ts';
import type { Limits } from './limits.ts';
import type { Outbox } from './outbox/outbox.ts';
import type { PaperKeys } from './papers/paperKeys.ts';
import type { Wallets } from './payments/wallets.ts';
import type { Social } from './social/social.ts';

/** Services of handlers besides the database. */
export interface Services {
  readonly outbox: Outbox;
  readonly limits: Limits;
  /** The store of uploaded files. */
  readonly blobs: BlobStore;
  /** Encrypts people's papers, and opens them. */
  readonly papers: PaperKeys;
  readonly wallets: Wallets;
  /** The social app that people log in with; null where that is switched off. */
  readonly social: Social | null;
  /** Returns the public URL of this server; known once it listens. */
  readonly publicUrl: () => string;
  /** Measures and traces; nothing personal. */
  readonly telemetry: Telemetry;
  /** For events that concern operators; nothing personal. */
  readonly log: Pick<Logger, 'warn'>;
}

/** The services for messages to people: the outbox, and the base of links in them. */
export type Letters = Pick<Services, 'outbox' | 'publicUrl'>;

import type { Logger } from 'pino';
import type { Telemetry } from '../telemetry/telemetry.ts';
import type { BlobStore } from './files/blobStore.ts';
import type { Limits } from './limits.ts';
import type { Outbox } from './outbox/outbox.ts';
import type { PaperKeys } from './papers/paperKeys.ts';
import type { Wallets } from './payments/wallets.ts';
import type { Social } from './social/social.ts';

/** What handlers reach beside the database. */
export interface Services {
  readonly outbox: Outbox;
  readonly limits: Limits;
  /** Where uploaded files lie. */
  readonly blobs: BlobStore;
  /** Encrypts people's papers, and opens them. */
  readonly papers: PaperKeys;
  readonly wallets: Wallets;
  /** The social app that people log in with; null where that is switched off. */
  readonly social: Social | null;
  /** Where people open pages of this server; known once it listens. */
  readonly publicUrl: () => string;
  /** Measures and traces; nothing personal. */
  readonly telemetry: Telemetry;
  /** For events that concern operators; nothing personal. */
  readonly log: Pick<Logger, 'warn'>;
}

/** What writing to somebody needs: messages, and where links in them lead. */
export type Letters = Pick<Services, 'outbox' | 'publicUrl'>;

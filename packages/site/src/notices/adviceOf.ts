import { GatewayError } from '@fairway/gateway';
import type { EmptyStateProps } from '@fairway/ui';
import type { SiteWords, Translate } from '../language/words.ts';
import type { MessageOf } from './messageOf.ts';

export interface Advice {
  readonly kind: EmptyStateProps['kind'];
  /** The title of the failure; undefined where the kind's own title fits. */
  readonly title: string | undefined;
  /** The next step. */
  readonly text: string;
  /** A number to quote, where the gateway gave one. */
  readonly traceId: string | undefined;
}

/** Returns the text that replaces the data after a failure, and the reader's next step. */
export function adviceOf(error: unknown, t: Translate<SiteWords>, messageOf: MessageOf): Advice {
  const known = error instanceof GatewayError ? error : null;
  const traceId = known?.requestId;
  const title = messageOf(error) ?? t('failure.unknown');
  switch (known?.kind) {
    case 'network':
    case 'timeout':
      return { kind: 'offline', title, text: t('failure.networkText'), traceId };
    case 'away':
      return { kind: 'failed', title, text: t('failure.awayText'), traceId };
    case 'forbidden':
      // A complete sentence, which includes the contact.
      return { kind: 'not-allowed', title: undefined, text: title, traceId };
    default:
      return {
        kind: 'failed',
        title,
        text: t(traceId ? 'failure.errorTraced' : 'failure.errorText'),
        traceId,
      };
  }
}

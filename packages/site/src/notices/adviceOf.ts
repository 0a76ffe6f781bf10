import { GatewayError } from '@fairway/gateway';
import type { EmptyStateProps } from '@fairway/ui';
import type { SiteWords, Translate } from '../language/words.ts';
import type { MessageOf } from './messageOf.ts';

export interface Advice {
  readonly kind: EmptyStateProps['kind'];
  /** What happened; undefined where the kind's own heading says it. */
  readonly heading: string | undefined;
  /** What to do next. */
  readonly text: string;
  /** A number to quote, where the gateway gave one. */
  readonly traceId: string | undefined;
}

/** What a failure looks like where its data would stand, and what the reader can do about it. */
export function adviceOf(error: unknown, t: Translate<SiteWords>, messageOf: MessageOf): Advice {
  const known = error instanceof GatewayError ? error : null;
  const traceId = known?.requestId;
  const heading = messageOf(error) ?? t('failure.unknown');
  switch (known?.kind) {
    case 'network':
    case 'timeout':
      return { kind: 'offline', heading, text: t('failure.networkText'), traceId };
    case 'away':
      return { kind: 'failed', heading, text: t('failure.awayText'), traceId };
    case 'forbidden':
      // A whole sentence, which also says whom to ask.
      return { kind: 'not-allowed', heading: undefined, text: heading, traceId };
    default:
      return {
        kind: 'failed',
        heading,
        text: t(traceId ? 'failure.errorTraced' : 'failure.errorText'),
        traceId,
      };
  }
}

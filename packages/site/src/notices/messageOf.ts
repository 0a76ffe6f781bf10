import { GatewayError } from '@fairway/gateway';
import type { Formats } from '../language/format.ts';
import type { SiteTranslate } from '../language/localization.ts';
import { isCodeMissing } from './isCodeMissing.ts';

/** Returns the one visible sentence for a failure; null if it is not shown. */
export type MessageOf = (error: unknown) => string | null;

/** Sentences for HTTP 500, 502, network, timeout and other statuses are the specification's (point 8). */
export function messageOfWith(say: SiteTranslate, format: Formats): MessageOf {
  /** The outcome is unknown: the same press repeats the same write. */
  const unanswered = ({ call }: GatewayError, reason: string) =>
    call.startsWith('GET ') ? reason : say('failure.pressAgain', { reason });
  return (error) => {
    if (isCodeMissing(error)) return say('failure.partMissing');
    if (!(error instanceof GatewayError)) return say('failure.unknown');
    switch (error.kind) {
      case 'cancelled':
        return null;
      case 'refused':
      case 'invalid':
        return error.msg ?? error.fields[0]?.msg ?? say('failure.unknown');
      case 'session':
        return error.msg ?? say('failure.session');
      case 'forbidden':
        return error.msg ?? say('failure.forbidden');
      case 'limited':
        return (
          error.msg ?? say('failure.limited', { time: error.retryAt ? format.instant(error.retryAt) : '' })
        );
      case 'conflict':
        return say('failure.conflict');
      case 'fault':
        return error.status === 500
          ? say('failure.fault')
          : say('failure.other', { status: error.status ?? '' });
      case 'away':
        return say('failure.away');
      case 'network':
        return unanswered(error, say('failure.network'));
      case 'timeout':
        return unanswered(error, say('failure.timeout'));
      case 'malformed':
        return say('failure.malformed');
    }
  };
}

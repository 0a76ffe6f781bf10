import { GatewayError } from '@fairway/gateway';
import i18next from 'i18next';
import { formats } from '../language/format.ts';
import { languageAtom } from '../language/language.ts';
import { store } from '../store.ts';

/**
 * The one sentence people see for a failure; null for what they need not hear of.
 * Sentences for HTTP 500, 502, network, timeout and other statuses are the specification's (point 8).
 */
export function messageOf(error: unknown): string | null {
  const { t } = i18next;
  if (!(error instanceof GatewayError)) return t('failure.unknown');
  switch (error.kind) {
    case 'cancelled':
      return null;
    case 'refused':
    case 'invalid':
      return error.msg ?? error.fields[0]?.msg ?? t('failure.unknown');
    case 'session':
      return error.msg ?? t('failure.session');
    case 'forbidden':
      return error.msg ?? t('failure.forbidden');
    case 'limited':
      return (
        error.msg ??
        t('failure.limited', {
          time: error.retryAt ? formats(store.get(languageAtom)).instant(error.retryAt) : '',
        })
      );
    case 'conflict':
      return t('failure.conflict');
    case 'fault':
      return error.status === 500 ? t('failure.fault') : t('failure.other', { status: error.status ?? '' });
    case 'away':
      return t('failure.away');
    case 'network':
      return t('failure.network');
    case 'timeout':
      return t('failure.timeout');
    case 'malformed':
      return t('failure.malformed');
  }
}

import type { Language } from '@fairway/gateway/contract/texts';
import type { FastifyRequest } from 'fastify';

/** Returns the language of a page that the server renders: the requested one, otherwise the browser's. */
export function pageLanguage({ headers }: Pick<FastifyRequest, 'headers'>, language?: string): Language {
  if (language === 'zh' || language === 'en') return language;
  return /^\s*zh\b/i.test(headers['accept-language'] ?? '') ? 'zh' : 'en';
}

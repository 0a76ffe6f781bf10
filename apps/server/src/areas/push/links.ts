import { allowedLink } from '@fairway/trade';

/**
 * Returns the content for the QR of a social account: an address at a listed host, by http too, like the app's own
 * codes; null for any other.
 */
export function codeLink(code: string, hosts: readonly string[]): string | null {
  const link = allowedLink(code.replace(/^http:/i, 'https:'), hosts);
  return link === null || link.startsWith('/') ? null : code;
}

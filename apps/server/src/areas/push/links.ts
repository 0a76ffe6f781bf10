import { allowedLink } from '@fairway/trade';

/** What the QR of a social account may say: an address at a listed host, by http too, as the app's own codes are; null for any other. */
export function codeLink(code: string, hosts: readonly string[]): string | null {
  const link = allowedLink(code.replace(/^http:/i, 'https:'), hosts);
  return link === null || link.startsWith('/') ? null : code;
}

import type { Config } from '../../config.ts';
import { refuse } from '../refuse.ts';

type ReadHeader = (name: string) => string | undefined;

/** Whether a browser on another origin may send calls: the portal's own address, or one that is allowed by name. */
export function isAllowedOrigin(origin: string, host: string | undefined, config: Config): boolean {
  if (config.allowedOrigins.includes(origin)) return true;
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  return url.origin === new URL(config.publicUrl).origin || (host !== undefined && url.host === host);
}

/**
 * Refuses requests with an effect that a person did not start on a page of ours: prefetches, and requests
 * that a page of another site caused (TRUST 37). Browsers set these headers and scripts cannot.
 */
export function refuseUnasked(header: ReadHeader, config: Config): void {
  const purpose = `${header('sec-purpose') ?? ''} ${header('purpose') ?? ''}`;
  if (/prefetch|prerender|preview/i.test(purpose)) refuse('prefetchRefused');

  const site = header('sec-fetch-site');
  if (site === 'same-origin') return;
  const origin = header('origin');
  if (origin !== undefined) {
    if (!isAllowedOrigin(origin, header('host'), config)) refuse('notAllowed');
  } else if (site === 'cross-site' || site === 'same-site') {
    refuse('notAllowed');
  }
}

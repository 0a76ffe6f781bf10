import { type Context, isSpanContextValid, ROOT_CONTEXT, trace } from '@opentelemetry/api';

type ReadHeader = (name: string) => string | undefined;

const form = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/**
 * Returns the trace that a page of our site has started. Other sites could fill a trace with foreign data, so
 * theirs is not joined. Whether the trace is recorded is decided here, not by the header.
 */
export function traceOfSender(header: ReadHeader, ownOrigin: string): Context {
  const isOwnSite = header('sec-fetch-site') === 'same-origin' || header('origin') === ownOrigin;
  const value = isOwnSite ? header('traceparent') : undefined;
  const [, traceId = '', spanId = '', flags = ''] = form.exec(value ?? '') ?? [];
  const spanContext = { traceId, spanId, traceFlags: Number.parseInt(flags || '0', 16) & 1, isRemote: true };
  return isSpanContextValid(spanContext) ? trace.setSpanContext(ROOT_CONTEXT, spanContext) : ROOT_CONTEXT;
}

import { GatewayError, type Send } from '@fairway/gateway';
import type { BodyOf } from '@fairway/gateway/contract/call';
import { type OpenedQuote, quotation } from '@fairway/gateway/contract/quote';

/** Result of opening a link: a quotation, nothing, or the reason why it could not be read. */
export type OpenedLink =
  | { readonly kind: 'quote'; readonly quote: OpenedQuote }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly error: unknown };

export async function openQuotation(send: Send, link: string): Promise<OpenedLink> {
  try {
    const quote = await send(quotation.open, { body: { link } });
    // Counted in a separate request, so that the page does not wait; a lost count is not shown to the reader.
    send(quotation.countView, { body: { link } }).catch(() => undefined);
    return { kind: 'quote', quote };
  } catch (error) {
    // A link that was cut off is no link at all.
    const unknown =
      error instanceof GatewayError && (error.codeName === 'quoteUnknown' || error.kind === 'invalid');
    return unknown ? { kind: 'unknown' } : { kind: 'failed', error };
  }
}

export function answerQuotation(send: Send, body: BodyOf<typeof quotation.answer>): Promise<OpenedQuote> {
  return send(quotation.answer, { body });
}

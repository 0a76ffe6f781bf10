import { GatewayError, type Send } from '@fairway/gateway';
import type { BodyOf } from '@fairway/gateway/contract/call';
import { type OpenedQuote, quotation } from '@fairway/gateway/contract/quote';

/** Returns the quotation of a link; null for a link that was cut off, has ended or was replaced. */
export async function openQuotation(send: Send, link: string): Promise<OpenedQuote | null> {
  try {
    return await send(quotation.selectByLink, { query: { link } });
  } catch (error) {
    const isUnknown =
      error instanceof GatewayError && (error.codeName === 'quoteUnknown' || error.kind === 'invalid');
    if (isUnknown) return null;
    throw error;
  }
}

/** Counts a view; a lost count is not shown to the reader. */
export function countView(send: Send, link: string): void {
  send(quotation.countView, { body: { link } }).catch(() => undefined);
}

export function answerQuotation(send: Send, body: BodyOf<typeof quotation.answer>): Promise<OpenedQuote> {
  return send(quotation.answer, { body });
}

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

export function countView(send: Send, link: string): Promise<null> {
  return send(quotation.countView, { body: { link } });
}

export function answerQuotation(send: Send, body: BodyOf<typeof quotation.answer>): Promise<OpenedQuote> {
  return send(quotation.answer, { body });
}

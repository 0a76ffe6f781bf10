import type { QuoteContent } from '@fairway/gateway/contract/quote';

/** The accepted option of a quotation with several, with its number as on the sheet; null of others. */
export function chosenOption(
  { options }: Pick<QuoteContent, 'options'>,
  answer: { readonly sailingId: string | null },
) {
  const index = options.findIndex(({ sailingId }) => sailingId === answer.sailingId);
  const option = options[index];
  return option && options.length > 1
    ? { number: index + 1, vessel: option.vessel, voyage: option.voyage }
    : null;
}

import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

export const title = 'Edit quotation';

/** Words of the editor of quotations in English. */
export const words: Translated<typeof zh> = {
  quoteEditor: {
    heading: 'Quote for a customer',
    lead: 'Enter the customer and your margin; the rest comes from the sailing. Next, check it and send it.',
    sailings: 'Sailings',
    closes: 'SI cut-off {{time}}',
    customer: 'Customer',
    name: 'Customer name',
    contact: 'Contact (optional)',
    email: 'Email (optional, to send the link to)',
    price: 'Price',
    margin: 'Margin',
    marginHint: 'Added to the ocean freight; to the other charges where the customer pays no freight.',
    marginKind: 'Margin in',
    perBox: 'Amount per container (freight currency)',
    percent: 'Percent',
    count: '{{type}} boxes',
    boxesMissing: 'Enter at least one container.',
    incoterm: 'Incoterm',
    incotermNone: 'None',
    payer: 'The customer',
    payers: { all: 'pays all charges', seller: 'is the seller (shipper)', buyer: 'is the buyer (consignee)' },
    currency: 'Currency of the total',
    paper: 'Quotation',
    language: 'Language',
    languages: { both: 'Chinese and English', zh: 'Chinese', en: 'English' },
    validTo: 'Valid until (optional)',
    validHint: 'Ends with the first SI cut-off at the latest; 7 days if empty.',
    remark: 'Remarks (optional)',
    conditions: 'Terms (optional)',
    preview: 'Next: check it',
    senderMissing: 'No letterhead is set yet. Your customer will see “{{name}}”.',
    senderSet: 'Set letterhead and logo',
  },
};

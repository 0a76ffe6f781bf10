import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

export const title = 'Quotation';

/** Words of one quotation, for its sender, in English. */
export const words: Translated<typeof zh> = {
  quoteDetail: {
    all: 'All quotations',
    send: 'Send to customer',
    sendTitle: 'Send to {{customer}}?',
    sendText: 'This version can no longer be changed. The customer reads, accepts or declines it by a link.',
    notify: 'Email it to {{email}} as well',
    sent: 'Sent. The link is ready to share',
    edit: 'Edit',
    revise: 'New version',
    revised: 'New draft at current prices',
    discard: 'Delete draft',
    discardTitle: 'Delete this draft?',
    discarded: 'Draft deleted',
    withdraw: 'Withdraw',
    withdrawTitle: 'Withdraw quotation {{number}}?',
    withdrawText: 'The link will say that it was withdrawn, and shows no prices any more.',
    withdrawn: 'Quotation withdrawn',
    link: 'Customer link',
    linkHint: 'Opens without login until {{until}}.',
    copy: 'Copy link',
    renew: 'Replace link',
    renewTitle: 'Replace the customer link?',
    renewText: 'The present link ends at once. Send the new one to your customer.',
    renewed: 'Link replaced',
    views: 'Customer views',
    viewsCount: '{{count}}',
    lastView: 'last {{time}}',
    by: 'Made by',
    versions: 'Versions',
    acceptedBy: 'Accepted by {{name}}, {{time}}',
    declinedBy: 'Declined by {{name}}, {{time}}',
    noCosts: 'Costs are shown to colleagues with access to this route only.',
    draftHint: 'A draft: your customer cannot see it yet. Check it, then send it.',
  },
};

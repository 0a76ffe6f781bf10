import { attentionListing } from '@fairway/gateway/contract/listings/attention';
import { siteList } from '@fairway/site/list';

/** The user's followed routes, from the address. */
export const myFollow = siteList({ path: '/myFollow', listing: attentionListing });

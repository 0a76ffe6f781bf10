import { attentionListing } from '@fairway/gateway/contract/listings/attention';
import { siteList } from '@fairway/site/list';

/** The lanes that somebody follows, as their address tells them. */
export const myFollow = siteList({ path: '/myFollow', listing: attentionListing });

import { ownIntentionListing } from '@fairway/gateway/contract/listings/intentions';
import { siteList } from '@fairway/site/list';

/** The list of the user's own intentions to insure. */
export const insureRecord = siteList({ path: '/insureRecord', listing: ownIntentionListing });

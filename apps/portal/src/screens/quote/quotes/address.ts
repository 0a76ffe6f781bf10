import { quoteListing } from '@fairway/gateway/contract/listings/quotes';
import { siteList } from '@fairway/site/list';

/** Quotations of the reader's company or person. */
export const quotes = siteList({ path: '/quotes', listing: quoteListing });

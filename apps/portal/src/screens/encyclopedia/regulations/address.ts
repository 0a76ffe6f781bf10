import { regulationListing } from '@fairway/gateway/contract/listings/regulations';
import { siteList } from '@fairway/site/list';

/** Laws, regulations, interpretations and conventions by title. */
export const regulations = siteList({ path: '/wikipedia/regulations', listing: regulationListing });

import { demurrageTariffListing } from '@fairway/gateway/contract/listings/demurrageTariff';
import { siteList } from '@fairway/site/list';

/** Tariffs by whether they are valid today. */
export const demurrageTariffs = siteList({
  path: '/demurrageTariffs',
  listing: demurrageTariffListing,
  tab: 'state',
});

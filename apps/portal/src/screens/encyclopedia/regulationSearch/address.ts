import { articleListing } from '@fairway/gateway/contract/listings/regulations';
import { siteList } from '@fairway/site/list';

/** Articles that hold every word, in all laws or in one. */
export const articles = siteList<typeof articleListing, { slug?: string }>({
  path: '/wikipedia/regulationSearch',
  listing: articleListing,
  scope: {
    read: (params) => {
      const slug = params.get('slug') ?? '';
      return /^[a-z\d-]{1,60}$/.test(slug) ? { slug } : {};
    },
    write: ({ slug }) => ({ slug }),
  },
});

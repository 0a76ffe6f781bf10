import { freight } from '@fairway/gateway/contract/freight';
import { type NewsBrief, news } from '@fairway/gateway/contract/news';
import { seaRoute } from '@fairway/gateway/contract/subscribe';
import type { LoaderArgs } from '@fairway/site';

/** The fields of an article that the home page shows: they are part of the page, so there are no others. */
export type HomeNews = Pick<
  NewsBrief,
  'id' | 'language' | 'title' | 'categoryId' | 'original' | 'source' | 'publishedAt' | 'sample'
>;
const mostNews = 4;

/**
 * The home page shows at once; its prices, news and routes stream in. Each is a promise, so that one that fails
 * leaves the search and the other standing.
 */
export async function loader({ send }: LoaderArgs) {
  const prices = send(freight.selectReferencePrices, { query: {} });
  const routes = send(seaRoute.selectAll, {});
  const latest = send(news.selectPage, { query: {} }).then(({ rows }) => rows.slice(0, mostNews).map(toHome));
  // Their failures are shown where their data would stand.
  prices.catch(() => undefined);
  routes.catch(() => undefined);
  latest.catch(() => undefined);
  return { prices, routes, latest };
}

function toHome(article: NewsBrief): HomeNews {
  const { id, language, title, categoryId, original, source, publishedAt, sample } = article;
  return { id, language, title, categoryId, original, source, publishedAt, sample };
}

import { freight } from '@fairway/gateway/contract/freight';
import { type NewsBrief, type NewsChart, type NewsLead, news } from '@fairway/gateway/contract/news';
import { seaRoute } from '@fairway/gateway/contract/subscribe';
import type { LoaderArgs } from '@fairway/site';
import { lanesByOrigin } from './lanesByOrigin.ts';

/** The fields of an article that the home page shows: they are part of the page, so there are no others. */
export type HomeNews = Pick<
  NewsBrief,
  'id' | 'language' | 'title' | 'categoryId' | 'original' | 'source' | 'publishedAt' | 'sample'
>;
const mostNews = 4;

/** The lead story, with what its chart is drawn from. */
export interface HomeLead {
  readonly article: HomeNews & Pick<NewsBrief, 'brief'>;
  readonly chart: NewsChart | null;
}

/**
 * Starts the requests for prices, news and routes, which stream in after the page is shown. Each is a separate promise,
 * so a failed one does not affect the search and the other parts.
 */
export async function loader({ send }: LoaderArgs) {
  const prices = send(freight.selectReferencePrices, { query: {} });
  const trades = send(seaRoute.selectAll, {}).then(({ rows }) => lanesByOrigin(rows));
  const latest = send(news.selectPage, { query: {} }).then(({ lead, rows }) => latestOf(lead, rows));
  // Failures are shown in the place of the data.
  prices.catch(() => undefined);
  trades.catch(() => undefined);
  latest.catch(() => undefined);
  return { prices, trades, latest };
}

/** The lead story first; it is not listed again. */
function latestOf(lead: NewsLead | null, rows: readonly NewsBrief[]) {
  return {
    lead: lead && {
      article: { ...toHome(lead.article), brief: lead.article.brief },
      chart: lead.chart,
    },
    articles: rows
      .filter(({ id }) => id !== lead?.article.id)
      .slice(0, mostNews)
      .map(toHome),
  };
}

function toHome(article: NewsBrief): HomeNews {
  const { id, language, title, categoryId, original, source, publishedAt, sample } = article;
  return { id, language, title, categoryId, original, source, publishedAt, sample };
}

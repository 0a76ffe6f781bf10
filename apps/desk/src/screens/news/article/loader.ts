import { newsDesk } from '@fairway/gateway/contract/newsDesk';
import type { LoaderArgs } from '@fairway/site';

/** The article that is written on; null for a new one. */
export async function loader({ search, send }: LoaderArgs) {
  const id = search.get('id');
  return { article: id === null ? null : await send(newsDesk.selectArticle, { query: { id } }) };
}

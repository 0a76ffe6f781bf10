import { newsDesk } from '@fairway/gateway/contract/newsDesk';
import type { LoaderArgs } from '@fairway/site';

/** The revisions of an article, one of them, and the one before it. */
export async function loader({ search, send }: LoaderArgs) {
  const id = search.get('id') ?? '';
  const article = await send(newsDesk.selectArticle, { query: { id } });
  const requestedRevision = Number(search.get('revision'));
  const known = article.revisions.some(({ revision }) => revision === requestedRevision);
  const number = known ? requestedRevision : article.revision;
  const read = (revision: number) =>
    send(newsDesk.selectRevision, { query: { id, revision: String(revision) } });
  const [openRevision, before] = await Promise.all([read(number), number > 1 ? read(number - 1) : null]);
  return { article, openRevision, before };
}

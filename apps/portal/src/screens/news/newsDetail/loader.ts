import { news } from '@fairway/gateway/contract/news';
import type { LoaderArgs } from '@fairway/site';
import { redirect } from 'react-router-dom';
import { newsAddress } from '../news/address.ts';
import { readArticleId } from './address.ts';

/** Reads an article. */
export async function loader({ search, send }: LoaderArgs) {
  const id = readArticleId(search);
  if (!id) throw redirect(newsAddress());
  return send(news.detail, { query: { id } });
}

export function queryOf(params: URLSearchParams): string {
  const id = readArticleId(params);
  return id ? `id=${id}` : '';
}

export type NewsDetailData = Awaited<ReturnType<typeof loader>>;

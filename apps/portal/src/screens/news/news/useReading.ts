import type { NewsBrief } from '@fairway/gateway/contract/news';
import { useAddress } from '@fairway/site';
import { opensDetail, useWithoutRoomForDetail } from '@fairway/ui';
import type { ReadBeside } from '../../../features/news/NewsRows.tsx';
import { newsDetailAddress } from '../../../features/news/newsDetailAddress.ts';
import { newsList } from './address.ts';
import type { NewsData } from './loader.ts';

/**
 * Reading next to the list: which article is open, and how one is opened and closed. The address names it, so that Back
 * closes it. Without room for both, the `opened` one is read on its own page.
 */
export function useReading(query: NewsData['query'], opened: string | undefined) {
  const { navigate } = useAddress();
  useWithoutRoomForDetail(opened ?? null, (id) => void navigate(newsDetailAddress(id), { replace: true }));
  const read = (id: string | undefined) =>
    void navigate(newsList.addressOf({ ...query, id }), { preventScrollReset: true });
  const reading: ReadBeside = {
    id: query.id ?? null,
    press: (id) => (event) => {
      if (!opensDetail(event)) return;
      event.preventDefault();
      read(id);
    },
  };
  return { reading, close: () => read(undefined) };
}

/** Returns the title of an article if it is already known. */
export function titleOf(id: string | undefined, articles: readonly NewsBrief[]): string {
  return articles.find((each) => each.id === id)?.title ?? '';
}

/** The article that follows in the list; of one that is not in it, the first. */
export function nextOf(
  { article }: NonNullable<NewsData['opened']>,
  rows: readonly NewsBrief[],
): NewsBrief | undefined {
  return rows[rows.findIndex(({ id }) => id === article.id) + 1];
}

import type { NewsBrief } from '@fairway/gateway/contract/news';
import { useNotify } from '@fairway/site';
import { newsDetailAddress } from './newsDetailAddress.ts';
import type { ReadingSpoken } from './say.ts';

/** Hands an article on, by the sheet of the system or as a link to paste: to its own page, wherever it is read. */
export function useShare({ id, title }: Pick<NewsBrief, 'id' | 'title'>, { t }: Pick<ReadingSpoken, 't'>) {
  const notify = useNotify('news-share');
  return async () => {
    const url = new URL(newsDetailAddress(id), location.href).href;
    if (navigator.share) {
      // Closing the system's sheet is no failure.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    await navigator.clipboard.writeText(url).then(
      () => notify(t('newsReading.copied'), 'good'),
      () => notify(t('newsReading.copyFailed'), 'bad'),
    );
  };
}

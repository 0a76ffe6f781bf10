import type { NewsBrief } from '@fairway/gateway/contract/news';
import { useSite } from '@fairway/site';
import { newsDetailAddress } from './newsDetailAddress.ts';
import type { ReadingSpoken } from './say.ts';

/** Hands an article on, by the sheet of the system or as a link to paste: to its own page, wherever it is read. */
export function useShare({ id, title }: Pick<NewsBrief, 'id' | 'title'>, { t }: Pick<ReadingSpoken, 't'>) {
  const { toasts } = useSite();
  return async () => {
    const url = new URL(newsDetailAddress(id), location.href).href;
    const tell = (text: string, tone: 'good' | 'bad') => toasts.show({ tone, text, code: 'news-share' });
    if (navigator.share) {
      // Closing the system's sheet is no failure.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    await navigator.clipboard.writeText(url).then(
      () => tell(t('newsReading.copied'), 'good'),
      () => tell(t('newsReading.copyFailed'), 'bad'),
    );
  };
}

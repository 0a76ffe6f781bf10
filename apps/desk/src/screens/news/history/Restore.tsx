import { type NewsCase, newsDesk } from '@fairway/gateway/contract/newsDesk';
import { useAddress, useMutation } from '@fairway/site';
import { Button } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import { historyAddress } from '../article/address.ts';
import type { words } from './words.zh.ts';

/** Restores an earlier revision as the newest one; no later revision is lost. */
export function Restore({ article, revision }: { article: NewsCase; revision: number }) {
  const { t } = useWords<typeof words>();
  const { navigate } = useAddress();
  const readers = article.standing === 'out' || article.standing === 'scheduled';
  const restore = useMutation(newsDesk.restore, {
    subject: 'article-restored',
    confirm: () => ({
      title: t('history.restoreAsk', { revision }),
      text: t(readers ? 'history.restoreReaders' : 'history.restoreText', { next: article.revision + 1 }),
      tone: readers ? 'danger' : 'brand',
      confirmLabel: t('history.restoreDo'),
    }),
    success: t('history.restored', { revision }),
    onSuccess: () => navigate(historyAddress(article.id)),
    refresh: false,
  });
  const body = { id: article.id, seen: article.revision, revision };
  return <Button onClick={() => void restore.mutate({ body })}>{t('history.restore')}</Button>;
}

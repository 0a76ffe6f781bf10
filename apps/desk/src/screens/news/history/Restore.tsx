import { type NewsCase, newsDesk } from '@fairway/gateway/contract/newsDesk';
import { useSite } from '@fairway/site';
import { Button } from '@fairway/ui';
import { useNavigate } from 'react-router-dom';
import { historyAddress } from '../article/address.ts';
import { useWords } from './words.ts';

/** Brings an earlier revision back as the newest one; nothing of what came after it is lost. */
export function Restore({ article, revision }: { article: NewsCase; revision: number }) {
  const { t } = useWords();
  const { send, questions, messageOf, toasts } = useSite();
  const navigate = useNavigate();
  const readers = article.standing === 'out' || article.standing === 'scheduled';
  const restore = async () => {
    const yes = await questions.ask({
      title: t('history.restoreAsk', { revision }),
      text: t(readers ? 'history.restoreReaders' : 'history.restoreText', { next: article.revision + 1 }),
      tone: readers ? 'danger' : 'brand',
      confirmLabel: t('history.restoreDo'),
      run: () => send(newsDesk.restore, { body: { id: article.id, seen: article.revision, revision } }),
      failure: (error) => messageOf(error),
    });
    if (!yes) return;
    toasts.show({ tone: 'good', text: t('history.restored', { revision }), code: 'article-restored' });
    await navigate(historyAddress(article.id));
  };
  return <Button onClick={() => void restore()}>{t('history.restore')}</Button>;
}

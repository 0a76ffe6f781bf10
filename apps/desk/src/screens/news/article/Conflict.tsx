import { type ArticleChange, newsDesk } from '@fairway/gateway/contract/newsDesk';
import { useSite } from '@fairway/site';
import { Button, Inline, Notice } from '@fairway/ui';
import { historyAddress } from './address.ts';
import { useWords } from './words.ts';

export interface ConflictProps {
  id: string;
  change: ArticleChange;
  /** The editor knows of the other's words and wants their own to stand: the revision that these take the place of. */
  onSettled: (revision: number) => void;
}

/** A colleague saved the article meanwhile: who, what, and how to go on. */
export function Conflict({ id, change, onSettled }: ConflictProps) {
  const { t, format } = useWords();
  const { send, base = '', toasts, messageOf } = useSite();
  const keepMine = async () => {
    try {
      const { revision } = await send(newsDesk.selectArticle, { query: { id } });
      onSettled(revision);
    } catch (error) {
      toasts.show({ tone: 'bad', text: messageOf(error) ?? '', code: 'article-conflict' });
    }
  };
  return (
    <Notice
      tone="caution"
      live="assertive"
      heading={t('article.changed', { by: change.by ?? t('article.nobody'), at: format.stamp(change.at) })}
      action={
        <Inline gap="s">
          <a href={`${base}${historyAddress(id)}`} target="_blank" rel="noopener">
            {t('article.changedSee')}
          </a>
          <Button size="small" onClick={() => void keepMine()}>
            {t('article.changedMine')}
          </Button>
        </Inline>
      }
    >
      {t('article.changedText')}
    </Notice>
  );
}

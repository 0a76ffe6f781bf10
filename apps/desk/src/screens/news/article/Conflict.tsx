import { type ArticleChange, newsDesk } from '@fairway/gateway/contract/newsDesk';
import { useMutation, useSiteNavigation } from '@fairway/site';
import { Inline, Notice } from '@fairway/ui';
import { useEffect, useRef } from 'react';
import { DoButton } from '../../../features/DoButton.tsx';
import { useWords } from '../../../language/words.ts';
import { historyAddress } from './address.ts';
import type { words } from './words.zh.ts';

export interface ConflictProps {
  id: string;
  change: ArticleChange;
  /**
   * Called when the editor has seen the colleague's version and keeps their own; passes the revision that this one
   * replaces.
   */
  onSettled: (revision: number) => void;
}

/** A colleague saved the article first: who, what, and how to continue. */
export function Conflict({ id, change, onSettled }: ConflictProps) {
  const { t, format } = useWords<typeof words>();
  const { base = '' } = useSiteNavigation();
  const notice = useRef<HTMLDivElement>(null);
  // A writer who saved at the bottom of a long text sees here why nothing was saved.
  useEffect(() => {
    if (change) notice.current?.focus();
  }, [change]);
  const keepMine = useMutation(newsDesk.selectArticle, {
    subject: 'article-conflict',
    onSuccess: ({ revision }) => onSettled(revision),
    refresh: false,
  });
  return (
    <Notice
      ref={notice}
      tabIndex={-1}
      tone="caution"
      live="assertive"
      title={t('article.changed', { by: change.by ?? t('article.nobody'), at: format.stamp(change.at) })}
      action={
        <Inline gap="s">
          <a href={`${base}${historyAddress(id)}`} target="_blank" rel="noopener">
            {t('article.changedSee')}
          </a>
          <DoButton size="small" run={() => keepMine.mutate({ query: { id } })}>
            {t('article.changedMine')}
          </DoButton>
        </Inline>
      }
    >
      {t('article.changedText')}
    </Notice>
  );
}

import { SubmitButton } from '@fairway/forms';
import { type NewsCase, newsDesk } from '@fairway/gateway/contract/newsDesk';
import { useSite } from '@fairway/site';
import { Button } from '@fairway/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import * as styles from './ArticleScreen.css.ts';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import type { Going } from './useArticleForm.ts';
import { useWords } from './words.ts';

/** What can be done with an article where it stands. */
export function SaveBar({ article, run }: { article: NewsCase | null; run: (where: Going) => void }) {
  const { t, format } = useWords();
  const { send, questions, messageOf, toasts } = useSite();
  const { revalidate } = useRevalidator();
  const [scheduling, setScheduling] = useState(false);
  const standing = article?.standing ?? 'draft';
  const out = standing === 'out';
  const takeBack = async ({ id, revision }: NewsCase) => {
    const yes = await questions.ask({
      title: t(out ? 'article.takeBackAsk' : 'article.unscheduleAsk'),
      text: t(out ? 'article.takeBackText' : 'article.unscheduleText'),
      tone: 'danger',
      confirmLabel: t('article.takeBack'),
      run: () => send(newsDesk.takeBack, { body: { id, seen: revision } }),
      failure: (error) => messageOf(error),
    });
    if (!yes) return;
    toasts.show({ tone: 'good', text: t('article.done.takenBack'), code: 'article-saved' });
    await revalidate();
  };
  return (
    <div className={styles.bar}>
      <SubmitButton tone={out ? 'brand' : 'line'}>{t(out ? 'article.update' : 'article.save')}</SubmitButton>
      {out ? null : (
        <>
          <Button tone="brand" onClick={() => run({ step: 'publish', publishAt: null })}>
            {t('article.publish')}
          </Button>
          <Button onClick={() => setScheduling(true)}>
            {t(standing === 'scheduled' ? 'article.reschedule' : 'article.schedule')}
          </Button>
        </>
      )}
      {article && (out || standing === 'scheduled') ? (
        <Button tone="quiet" onClick={() => void takeBack(article)}>
          {t('article.takeBack')}
        </Button>
      ) : null}
      {scheduling ? (
        <ScheduleDialog
          publishAt={standing === 'scheduled' ? (article?.publishAt ?? null) : null}
          onClose={() => setScheduling(false)}
          onChosen={(publishAt) => {
            setScheduling(false);
            toasts.show({
              tone: 'neutral',
              text: t('article.scheduling', { at: format.stamp(publishAt) }),
              code: 'article-scheduling',
            });
            run({ step: 'schedule', publishAt });
          }}
        />
      ) : null}
    </div>
  );
}

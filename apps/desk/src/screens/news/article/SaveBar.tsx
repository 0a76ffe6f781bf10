import { SubmitButton } from '@fairway/forms';
import { type NewsCase, type NewsStep, newsDesk } from '@fairway/gateway/contract/newsDesk';
import { useMutation } from '@fairway/site';
import { Button } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import * as styles from './ArticleScreen.css.ts';
import type { Going } from './useArticleForm.ts';
import type { words } from './words.zh.ts';

/** The label of the save button: a scheduled article stays scheduled, and a published one is updated for its readers. */
const saves = { draft: 'save', withdrawn: 'save', scheduled: 'saveScheduled', out: 'update' } as const;

export interface SaveBarProps {
  article: NewsCase | null;
  /** Saves, and navigates to the given page. */
  run: (where: Going) => void;
  /** The step that is running, or waits for the running save. */
  going: NewsStep | null;
  /** Opens the dialog that schedules the publication. */
  onSchedule: () => void;
  /** Called after a withdrawal, with the revision that it created. */
  onTakenBack: (revision: number) => void;
}

/** The actions that the state of an article allows. */
export function SaveBar({ article, run, going, onSchedule, onTakenBack }: SaveBarProps) {
  const { t } = useWords<typeof words>();
  const status = article?.standing ?? 'draft';
  const out = status === 'out';
  const takeBack = useMutation(
    ({ id, revision }: NewsCase, send) => send(newsDesk.takeBack, { body: { id, seen: revision } }),
    {
      subject: 'article-saved',
      confirm: () => ({
        title: t(out ? 'article.takeBackAsk' : 'article.unscheduleAsk'),
        text: t(out ? 'article.takeBackText' : 'article.unscheduleText'),
        tone: 'danger',
        confirmLabel: t(out ? 'article.takeBack' : 'article.unschedule'),
        cancelLabel: t('article.cancelNot'),
      }),
      success: t(out ? 'article.done.takenBack' : 'article.done.unscheduled'),
      onSuccess: ({ revision }) => onTakenBack(revision),
    },
  );
  return (
    <div data-foot="" className={styles.bar}>
      <SubmitButton tone={out ? 'brand' : 'line'}>{t(`article.${saves[status]}`)}</SubmitButton>
      {out ? null : (
        <>
          <Button
            tone="brand"
            loading={going === 'publish'}
            onClick={() => run({ step: 'publish', publishAt: null })}
          >
            {t('article.publish')}
          </Button>
          <Button loading={going === 'schedule'} onClick={onSchedule}>
            {t(status === 'scheduled' ? 'article.reschedule' : 'article.schedule')}
          </Button>
        </>
      )}
      {article && (out || status === 'scheduled') ? (
        <Button tone="quiet" onClick={() => void takeBack.mutate(article)}>
          {t(out ? 'article.takeBack' : 'article.unschedule')}
        </Button>
      ) : null}
    </div>
  );
}

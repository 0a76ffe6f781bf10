import { Form, useFieldValue, useSummary } from '@fairway/forms';
import type { NewsCase } from '@fairway/gateway/contract/newsDesk';
import { Button, Notice, Segmented, Stack } from '@fairway/ui';
import { type RefObject, useEffect, useState } from 'react';
import { useWords } from '../../../language/words.ts';
import * as styles from './ArticleScreen.css.ts';
import { ArticleSettings } from './ArticleSettings.tsx';
import { Conflict } from './Conflict.tsx';
import type { ArticleValues } from './draft.ts';
import { endOf, LanguageFields } from './LanguageFields.tsx';
import { SaveBar } from './SaveBar.tsx';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import { SeenRevision } from './SeenRevision.tsx';
import { useArticleForm } from './useArticleForm.ts';
import type { Carried } from './useCarried.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';
import type { words } from './words.zh.ts';

export interface ArticleFormProps {
  /** Null for a new one. */
  article: NewsCase | null;
  /** The text that was typed while the previous revision was being saved. */
  carried: RefObject<Carried | null>;
  /** Hears of all that is typed, for the preview. */
  onTyped: (values: ArticleValues) => void;
}

const languages = ['zh', 'en'] as const;

/** All fields that an editor fills in for an article. */
export function ArticleForm({ article, carried, onTyped }: ArticleFormProps) {
  const { t } = useWords<typeof words>();
  const [visibleLanguage, setVisibleLanguage] = useState<(typeof languages)[number]>('zh');
  const { form, begin, run, conflict, settle, follow, going, wasCarried } = useArticleForm(article, carried);
  const seen = useFieldValue(form, 'seen');
  const broken = useSummary(form).entries.map(({ name }) => name);
  const [restored, setRestored] = useState(false);
  const [scheduling, setScheduling] = useState(false);
  /** A choice that may not be in effect: it is offered again after a lost connection. */
  const [chosenAt, setChosenAt] = useState<string | null>(null);
  useLeaveGuard(form);
  useEffect(() => {
    // Values that the form restored from its draft were typed before this page was opened.
    if (form.value('seen') !== '' && !wasCarried()) setRestored(true);
    onTyped(form.values());
  }, [form, onTyped, wasCarried]);
  return (
    <>
      <Form
        form={form}
        onInput={() => {
          begin();
          onTyped(form.values());
        }}
        onBlur={() => onTyped(form.values())}
      >
        <SeenRevision />
        <Stack gap="l">
          {restored && seen !== '' ? (
            <Notice
              tone="info"
              title={t('article.restored')}
              action={
                <Button
                  size="small"
                  onClick={() => {
                    form.reset();
                    setRestored(false);
                    onTyped(form.values());
                  }}
                >
                  {t('article.discard')}
                </Button>
              }
            >
              {t('article.restoredText')}
            </Notice>
          ) : null}
          {conflict ? <Conflict id={article?.id ?? ''} change={conflict} onSettled={settle} /> : null}
          <div className={styles.chooser}>
            <Segmented
              block
              label={t('article.language')}
              value={visibleLanguage}
              onChange={setVisibleLanguage}
              options={languages.map((value) => ({ value, label: t(`article.languages.${value}`) }))}
            />
          </div>
          <div className={styles.page}>
            <div className={styles.languages}>
              {languages.map((language) => (
                <LanguageFields
                  key={language}
                  language={language}
                  // A language with an error that prevents saving is never hidden.
                  away={
                    language !== visibleLanguage && !broken.some((name) => name.endsWith(endOf[language]))
                  }
                />
              ))}
            </div>
            <ArticleSettings onChanged={begin} />
          </div>
          <SaveBar
            article={article}
            run={run}
            going={going}
            onSchedule={() => setScheduling(true)}
            onTakenBack={follow}
          />
        </Stack>
      </Form>
      {/* Beside the form, not in it: browsers do not send a form within a form. */}
      {scheduling ? (
        <ScheduleDialog
          publishAt={chosenAt ?? (article?.standing === 'scheduled' ? article.publishAt : null)}
          onClose={() => setScheduling(false)}
          onChosen={(publishAt) => {
            setChosenAt(publishAt);
            setScheduling(false);
            run({ step: 'schedule', publishAt });
          }}
        />
      ) : null}
    </>
  );
}

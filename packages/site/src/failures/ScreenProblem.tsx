import { Button, ButtonLink, Content, EmptyState } from '@fairway/ui';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { useSite } from '../context.tsx';
import { useSiteWords } from '../language/useWords.ts';
import { ComingSoon } from '../navigation/pageAccess.ts';
import { adviceOf } from './adviceOf.ts';
import { ProblemPage } from './ProblemPage.tsx';
import * as styles from './problem.css.ts';

/** Stands where a screen could not be loaded: what happened, what to do, and a number to quote. */
export function ScreenProblem() {
  const error = useRouteError();
  const { t } = useSiteWords();
  const { messageOf } = useSite();
  const { revalidate, state } = useRevalidator();
  if (error instanceof ComingSoon)
    return <ProblemPage kind="soon" heading={t('failure.soonTitle')} text={t('failure.soonText')} />;
  const { kind, heading, text, traceId } = adviceOf(error, t, messageOf);

  return (
    <Content className={styles.page}>
      <EmptyState
        kind={kind}
        level={1}
        heading={isOutdated(error) ? t('failure.appUpdated') : heading}
        traceId={traceId}
        actions={
          <>
            {/* Asking again changes no right. */}
            {kind === 'not-allowed' ? null : (
              <Button
                tone="brand"
                loading={state === 'loading'}
                onClick={() => (isOutdated(error) ? window.location.reload() : void revalidate())}
              >
                {t('failure.retry')}
              </Button>
            )}
            <ButtonLink href="/">{t('failure.home')}</ButtonLink>
          </>
        }
      >
        {text}
      </EmptyState>
    </Content>
  );
}

/** A screen's code that is gone because the site was updated; only loading the page afresh helps. */
function isOutdated(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);
}

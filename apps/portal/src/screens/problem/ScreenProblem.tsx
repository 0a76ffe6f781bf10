import { GatewayError } from '@fairway/gateway';
import { Button, ButtonLink, Content, EmptyState } from '@fairway/ui';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { messageOf } from '../../failures/messageOf.ts';
import { useWords } from '../../language/useWords.ts';
import { ComingSoon } from '../../navigation/pageAccess.ts';
import { ProblemPage } from './ProblemPage.tsx';
import * as styles from './problem.css.ts';

/** Stands where a screen could not be loaded: what happened, what to do, and a number to quote. */
export function ScreenProblem() {
  const error = useRouteError();
  const { t } = useWords();
  const { revalidate, state } = useRevalidator();
  if (error instanceof ComingSoon)
    return <ProblemPage kind="none-yet" heading={t('failure.soonTitle')} text={t('failure.soonText')} />;
  const known = error instanceof GatewayError ? error : null;
  const offline = known?.kind === 'network' || known?.kind === 'timeout';
  const forbidden = known?.kind === 'forbidden';

  return (
    <Content className={styles.page}>
      <EmptyState
        kind={offline ? 'offline' : forbidden ? 'not-allowed' : 'failed'}
        level={1}
        heading={isOutdated(error) ? t('failure.appUpdated') : (messageOf(error) ?? t('failure.unknown'))}
        traceId={known?.requestId}
        actions={
          <>
            {/* Asking again changes no right. */}
            {forbidden ? null : (
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
        {offline
          ? t('failure.networkText')
          : known?.kind === 'away'
            ? t('failure.awayText')
            : forbidden
              ? undefined
              : t('failure.errorText')}
      </EmptyState>
    </Content>
  );
}

/** A screen's code that is gone because the site was updated; only loading the page afresh helps. */
function isOutdated(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);
}

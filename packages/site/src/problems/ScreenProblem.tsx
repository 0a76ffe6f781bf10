import { GatewayError } from '@fairway/gateway';
import { Button, ButtonLink, Content, EmptyState } from '@fairway/ui';
import { useEffect, useState } from 'react';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { useSiteWords } from '../language/useWords.ts';
import { PageTitle } from '../navigation/PageTitle.tsx';
import { ComingSoon } from '../navigation/pageAccess.ts';
import { adviceOf } from '../notices/adviceOf.ts';
import { isCodeMissing } from '../notices/isCodeMissing.ts';
import { useNotices } from '../notices/useNotices.ts';
import { wasOffline } from '../notices/wasOffline.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { ProblemPage } from './ProblemPage.tsx';
import * as styles from './problem.css.ts';

/** Replaces a screen that failed to load: what happened, what to do, and a number to quote. */
export function ScreenProblem() {
  return (
    <>
      <PageTitle />
      <Problem />
    </>
  );
}

function Problem() {
  const error = useRouteError();
  const { t } = useSiteWords();
  const { messageOf } = useNotices();
  const { revalidate, state } = useRevalidator();
  // As it was when the page failed: the line may be back before the reader is.
  const [online] = useState(() => navigator.onLine !== false);
  const missing = isCodeMissing(error);
  // Code that failed to load while offline stays missing on this page, even after the connection is restored.
  const back = missing && online && wasOffline();
  useEffect(() => {
    if (back) window.location.reload();
  }, [back]);
  if (error instanceof ComingSoon)
    return <ProblemPage kind="soon" title={t('failure.soonTitle')} text={t('failure.soonText')} />;
  // The only input was the address: it is invalid, such as a link that was cut off.
  if (error instanceof GatewayError && error.kind === 'invalid') return <NotFoundPage />;
  const { kind, title, text, traceId } = adviceOf(error, t, messageOf);
  const lost = missing && (!online || back);
  // Browsers request a failed script again only after a reload, which would lose the page while offline.
  const again = () => (missing && navigator.onLine ? window.location.reload() : void revalidate());

  return (
    <Content className={styles.page}>
      <EmptyState
        kind={lost ? 'offline' : kind}
        level={1}
        title={missing ? t(lost ? 'failure.network' : 'failure.appUpdated') : title}
        traceId={traceId}
        actions={
          <>
            {/* Asking again changes no right. */}
            {kind === 'not-allowed' ? null : (
              <Button tone="brand" loading={state === 'loading'} onClick={again}>
                {t('failure.retry')}
              </Button>
            )}
            <ButtonLink href="/">{t('failure.home')}</ButtonLink>
          </>
        }
      >
        {lost ? t('failure.networkText') : text}
      </EmptyState>
    </Content>
  );
}

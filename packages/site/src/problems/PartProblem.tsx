import { Button, EmptyState } from '@fairway/ui';
import { useAsyncError, useRevalidator } from 'react-router-dom';
import { useSiteWords } from '../language/useWords.ts';
import { adviceOf } from '../notices/adviceOf.ts';
import { useNotices } from '../notices/useNotices.ts';

/** Replaces one part of a screen that failed to load while the rest works. */
export function PartProblem() {
  const error = useAsyncError();
  const { t } = useSiteWords();
  const { revalidate, state } = useRevalidator();
  const { kind, title, text, traceId } = adviceOf(error, t, useNotices().messageOf);
  return (
    <EmptyState
      kind={kind}
      level={3}
      size="small"
      title={title}
      traceId={traceId}
      actions={
        <Button loading={state === 'loading'} onClick={() => void revalidate()}>
          {t('failure.retry')}
        </Button>
      }
    >
      {text}
    </EmptyState>
  );
}

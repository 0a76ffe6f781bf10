import { GatewayError } from '@fairway/gateway';
import { Button, EmptyState } from '@fairway/ui';
import { useAsyncError, useRevalidator } from 'react-router-dom';
import { messageOf } from '../../failures/messageOf.ts';
import { useWords } from '../../language/useWords.ts';

/** Stands where one part of a screen could not be loaded while the rest works. */
export function PartProblem() {
  const error = useAsyncError();
  const { t } = useWords();
  const { revalidate, state } = useRevalidator();
  return (
    <EmptyState
      kind="failed"
      level={3}
      size="small"
      heading={messageOf(error) ?? t('failure.unknown')}
      traceId={error instanceof GatewayError ? error.requestId : undefined}
      actions={
        <Button loading={state === 'loading'} onClick={() => void revalidate()}>
          {t('failure.retry')}
        </Button>
      }
    >
      {t('failure.networkText')}
    </EmptyState>
  );
}

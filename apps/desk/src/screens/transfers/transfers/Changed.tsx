import type { TransferChanges } from '@fairway/gateway/contract/transferReview';
import { Button, Notice } from '@fairway/ui';
import { useRevalidator } from 'react-router-dom';
import { useWords } from './words.ts';

/** What changed under the reviewer's eyes, and the way to see it. */
export function Changed({ changes }: TransferChanges) {
  const { t, format } = useWords();
  const { revalidate, state } = useRevalidator();
  return (
    <Notice
      tone="caution"
      live="assertive"
      heading={t('transfers.changed.title')}
      action={
        <Button loading={state === 'loading'} onClick={() => void revalidate()}>
          {t('transfers.changed.reload')}
        </Button>
      }
    >
      {changes.map(({ what, at, by }) => (
        <span key={what}>
          {t(`transfers.changed.${what}`, { by: by ?? '' })}
          {at ? ` · ${format.instant(at)}` : ''}
        </span>
      ))}
    </Notice>
  );
}

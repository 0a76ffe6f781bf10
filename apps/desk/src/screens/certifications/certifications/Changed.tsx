import type { CertificationChanges } from '@fairway/gateway/contract/certificationReview';
import { Button, Notice } from '@fairway/ui';
import { useRevalidator } from 'react-router-dom';
import { useWords } from './words.ts';

/** What changed under the reviewer's eyes, and the way to see it. */
export function Changed({ changes }: CertificationChanges) {
  const { t, format } = useWords();
  const { revalidate, state } = useRevalidator();
  return (
    <Notice
      tone="caution"
      live="assertive"
      heading={t('certifications.changed.title')}
      action={
        <Button loading={state === 'loading'} onClick={() => void revalidate()}>
          {t('certifications.changed.reload')}
        </Button>
      }
    >
      {changes.map(({ what, at, by }) => (
        <span key={what}>
          {t(`certifications.changed.${what}`, { by: by ?? '' })}
          {at ? ` · ${format.instant(at)}` : ''}
        </span>
      ))}
    </Notice>
  );
}

import { Button, Notice } from '@fairway/ui';
import { useRevalidator } from 'react-router-dom';
import { useWords } from '../../language/words.ts';
import type { words } from './words.zh.ts';

export interface ChangedProps {
  /** What changed, in a sentence each, and when. */
  changes: readonly { readonly text: string; readonly at: string | null }[];
}

/** What changed under somebody's eyes, and the way to see it. */
export function Changed({ changes }: ChangedProps) {
  const { t, format } = useWords<typeof words>();
  const { revalidate, state } = useRevalidator();
  return (
    <Notice
      tone="caution"
      live="assertive"
      heading={t('case.changed.title')}
      action={
        <Button loading={state === 'loading'} onClick={() => void revalidate()}>
          {t('case.changed.reload')}
        </Button>
      }
    >
      {changes.map(({ text, at }) => (
        <span key={text}>
          {text}
          {at ? ` · ${format.instant(at)}` : ''}
        </span>
      ))}
    </Notice>
  );
}

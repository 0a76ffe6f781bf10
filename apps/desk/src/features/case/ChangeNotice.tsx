import { Button, Notice } from '@fairway/ui';
import { useRevalidator } from 'react-router-dom';
import { useWords } from '../../language/words.ts';
import type { CaseChange, SayOfQueue } from './content.ts';
import type { words } from './words.zh.ts';

export interface ChangeNoticeProps {
  title?: string;
  changes?: readonly CaseChange[];
  /** Translates with the texts of the queue, which has a sentence for each change. */
  say?: SayOfQueue;
  /** Runs once the latest state is loaded. */
  onReload?: () => void;
}

/** Reports that another user changed the case while it was open, and loads its latest state. */
export function ChangeNotice({ title, changes = [], say, onReload }: ChangeNoticeProps) {
  const { t, format } = useWords<typeof words>();
  const { revalidate, state } = useRevalidator();
  return (
    <Notice
      tone="caution"
      live="assertive"
      title={title ?? t('case.changed.title')}
      action={
        <Button
          loading={state === 'loading'}
          onClick={() => void Promise.resolve(revalidate()).then(onReload)}
        >
          {t('case.changed.reload')}
        </Button>
      }
    >
      {changes.map(({ what, at, by }) => (
        <span key={what}>
          {say?.(`changed.${what}`, { by: by ?? '' })}
          {at ? ` · ${format.instant(at)}` : ''}
        </span>
      ))}
    </Notice>
  );
}

import { useState } from 'react';
import { joinClasses } from '../../../../provider/classes.ts';
import { useMessages } from '../../../../provider/UiProvider.tsx';
import { canRetry } from '../machine/problems.ts';
import type { UploadScope } from '../machine/scope.ts';
import type { UploadEntry } from '../machine/uploadList.ts';
import { Thumb } from './Thumb.tsx';
import * as styles from './UploadEntry.css.ts';

interface ThumbButtonProps {
  scope: UploadScope;
  entry: UploadEntry;
  name: string;
  className: string;
}

/** The picture small; pressed, it shows itself large. What is no picture shows nothing and presses nothing. */
export function ThumbButton({ scope, entry, name, className }: ThumbButtonProps) {
  const { upload: say } = useMessages();
  const [broken, setBroken] = useState<unknown>(null);
  const state = entry.job?.state;
  const refused = state?.step === 'failed' && !canRetry(state.problem) && state.problem.kind !== 'same';
  const source = refused ? null : entry.source;
  const file = refused ? null : entry.file;
  const of = source ?? file?.id;
  const picture = (
    <Thumb
      source={source}
      file={file}
      renew={scope.renew}
      className={styles.picture}
      onBroken={() => setBroken(of)}
    />
  );
  if (!of || broken === of || !(source || file?.url)) return <span className={className}>{picture}</span>;
  return (
    <button
      type="button"
      className={joinClasses(className, styles.thumbButton)}
      aria-label={say.preview(name)}
      onClick={() => scope.preview(entry.key)}
    >
      {picture}
    </button>
  );
}

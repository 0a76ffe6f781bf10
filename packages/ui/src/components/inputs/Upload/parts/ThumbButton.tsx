import { useState } from 'react';
import { joinClasses } from '../../../../provider/classes.ts';
import { canRetry } from '../machine/problems.ts';
import type { UploadScope } from '../machine/scope.ts';
import type { UploadEntry } from '../machine/uploadList.ts';
import { FileMark } from './FileMark.tsx';
import { extensionOf, isPicture } from './isPicture.ts';
import { Thumb } from './Thumb.tsx';
import * as styles from './UploadEntry.css.ts';

interface ThumbButtonProps {
  scope: UploadScope;
  entry: UploadEntry;
  name: string;
  className: string;
}

/** A thumbnail that opens the large picture. For other files it shows only an icon and is no button. */
export function ThumbButton({ scope, entry, name, className }: ThumbButtonProps) {
  const { say } = scope;
  const [broken, setBroken] = useState<unknown>(null);
  const state = entry.job?.state;
  const refused = state?.step === 'failed' && !canRetry(state.problem) && state.problem.kind !== 'same';
  const source = refused ? null : entry.source;
  const file = refused ? null : entry.file;
  const of = source ?? file?.id;
  if (scope.files && !isPicture(entry))
    return (
      <span className={className}>
        <FileMark extension={extensionOf(entry)} />
      </span>
    );
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

import { useState } from 'react';
import { joinClasses } from '../../../../provider/classes.ts';
import { factsOf } from '../files/facts.ts';
import { canRetry } from '../machine/problems.ts';
import type { UploadScope } from '../machine/scope.ts';
import type { UploadEntry } from '../machine/uploadList.ts';
import { FileMark } from './FileMark.tsx';
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
  const extension = scope.files ? extensionOf(entry) : null;
  if (scope.files && !isShown(extension))
    return (
      <span className={className}>
        <FileMark extension={extension} />
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

/** The ending of a file's format: by its bytes where it was chosen here, else by its name. */
function extensionOf({ source, file, name }: UploadEntry): string | null {
  const facts = factsOf(source);
  if (facts) return facts.format.extension;
  const byType = file?.mediaType?.match(/^image\/(jpeg|png)$/)?.[1];
  return byType?.replace('jpeg', 'jpg') ?? name.match(/\.(\w{1,5})$/)?.[1]?.toLowerCase() ?? null;
}

/** Browsers show these; HEIC not everywhere. */
function isShown(extension: string | null): boolean {
  return extension === 'jpg' || extension === 'jpeg' || extension === 'png';
}

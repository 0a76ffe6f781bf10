import { VisuallyHidden } from '../../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { cutName } from '../files/cutName.ts';
import type { UploadScope } from '../machine/scope.ts';
import type { UploadEntry } from '../machine/uploadList.ts';
import * as styles from './UploadEntry.css.ts';
import { UploadStatus } from './UploadStatus.tsx';

interface EntryWordsProps {
  scope: UploadScope;
  entry: UploadEntry;
  name: string;
  /** Reads the quarters of this one out. */
  announce: boolean;
}

/** The name and the location of a picture. */
export function EntryWords({ scope, entry, name, announce }: EntryWordsProps) {
  const { list, fixed, limit } = scope;
  return (
    <div className={styles.words}>
      {scope.files ? (
        <CutName name={name} />
      ) : (
        <p className={styles.name} title={name}>
          {name}
        </p>
      )}
      <UploadStatus
        say={scope.say}
        entry={entry}
        name={name}
        limit={limit}
        announce={announce}
        onStop={fixed || !scope.resumable ? undefined : () => list.stop(entry.key)}
        onRetry={fixed ? undefined : () => list.retry(entry.key)}
      />
    </div>
  );
}

/** A name that a narrow row cuts in the middle; screen readers get it whole. */
function CutName({ name }: { name: string }) {
  const [start, end] = cutName(name);
  return (
    // The direction of the name, so that its end stays behind its start.
    <p dir="auto" className={styles.cutName} title={name}>
      <VisuallyHidden>{name}</VisuallyHidden>
      <span aria-hidden className={styles.name}>
        {start}
      </span>
      <span aria-hidden>{end}</span>
    </p>
  );
}

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
      <p className={styles.name} title={name}>
        {name}
      </p>
      <UploadStatus
        entry={entry}
        name={name}
        limit={limit}
        announce={announce}
        onRetry={fixed ? undefined : () => list.retry(entry.key)}
      />
    </div>
  );
}

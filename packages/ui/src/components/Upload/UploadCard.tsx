import type { ReactNode } from 'react';
import { useMessages } from '../../provider/UiProvider.tsx';
import { EntryActions } from './EntryActions.tsx';
import { Outline, type UploadOutline } from './outlines.tsx';
import { nameOf, type UploadScope } from './scope.ts';
import { ThumbButton } from './ThumbButton.tsx';
import * as styles from './UploadCard.css.ts';
import * as entryStyles from './UploadEntry.css.ts';
import { UploadStatus } from './UploadStatus.tsx';

interface UploadCardProps {
  scope: UploadScope;
  outline: UploadOutline | undefined;
  /** The visible button. */
  chooser: ReactNode;
  /** That files can be dropped. */
  hint: ReactNode;
}

/** One picture in a frame of the thing's own proportions. */
export function UploadCard({ scope, outline, chooser, hint }: UploadCardProps) {
  const { upload: say } = useMessages();
  const { entries, fixed } = scope;
  const entry = entries[0];
  const drawing = outline && <Outline of={outline} className={styles.outline} />;
  if (!entry)
    return (
      <div className={styles.card}>
        {fixed ? (
          <div className={styles.stage}>
            {drawing}
            <p className={styles.nothing}>{say.none}</p>
          </div>
        ) : (
          <div className={styles.stage}>
            {drawing}
            <div className={styles.over}>
              {chooser}
              {hint && <p className={styles.hint}>{hint}</p>}
            </div>
          </div>
        )}
      </div>
    );
  const name = nameOf(entry, 1, say.unnamed);
  return (
    <div className={styles.card} data-entry={entry.key} tabIndex={-1}>
      <ThumbButton scope={scope} entry={entry} name={name} className={styles.stage} />
      <div className={styles.foot}>
        <p className={entryStyles.name} title={name}>
          {name}
        </p>
        <UploadStatus entry={entry} name={name} limit={scope.limit} announce />
      </div>
      {!fixed && (
        <div className={styles.actions}>
          {chooser}
          <EntryActions scope={scope} entry={entry} name={name} replaceable={false} />
        </div>
      )}
    </div>
  );
}

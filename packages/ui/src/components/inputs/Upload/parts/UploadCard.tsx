import { Image as ImageIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinClasses } from '../../../../provider/classes.ts';
import { Icon } from '../../../media/Icon/Icon.tsx';
import { nameOf, type UploadScope } from '../machine/scope.ts';
import { EntryActions } from './EntryActions.tsx';
import { EntryWords } from './EntryWords.tsx';
import { Outline, type UploadOutline } from './outlines.tsx';
import { ThumbButton } from './ThumbButton.tsx';
import * as styles from './UploadCard.css.ts';

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
  const { entries, fixed, say } = scope;
  const entry = entries[0];
  const name = entry ? nameOf(entry, 1, say.unnamed) : '';
  // One tree for the empty and the filled card, so that the buttons below keep focus when it fills.
  return (
    <div className={styles.card} data-entry={entry?.key} tabIndex={entry && -1}>
      {entry ? (
        <ThumbButton scope={scope} entry={entry} name={name} className={styles.stage} />
      ) : (
        <div className={styles.stage}>
          {outline ? (
            <Outline of={outline} className={styles.outline} />
          ) : (
            <Icon icon={ImageIcon} size={32} className={styles.blank} />
          )}
        </div>
      )}
      {entry && (
        <div className={styles.foot}>
          <EntryWords scope={scope} entry={entry} name={name} announce />
          {!fixed && <EntryActions scope={scope} entry={entry} name={name} replaceable={false} />}
        </div>
      )}
      {!entry && fixed && <p className={styles.nothing}>{say.none}</p>}
      {!fixed && (
        <div className={joinClasses(styles.actions, !entry && styles.inviting)}>
          {chooser}
          {!entry && hint && <p className={styles.hint}>{hint}</p>}
        </div>
      )}
    </div>
  );
}

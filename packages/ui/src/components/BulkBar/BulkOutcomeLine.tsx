import { ChevronDown } from 'lucide-react';
import { useMessages } from '../../provider/UiProvider.tsx';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Notice } from '../Notice/Notice.tsx';
import * as styles from './BulkBar.css.ts';
import type { BulkState } from './bulkState.ts';
import type { BulkAction } from './useBulk.ts';

interface BulkOutcomeLineProps {
  state: Extract<BulkState, { step: 'ended' }>;
  action: BulkAction | undefined;
  nameOf: (key: string) => string;
  onUndo: () => void;
  onDismiss: () => void;
}

/** Reasons listed before the rest is only counted. */
const mostReasons = 50;

/** What became of an action: how many, which failed and why, and the way back. */
export function BulkOutcomeLine({ state, action, nameOf, onUndo, onDismiss }: BulkOutcomeLineProps) {
  const { bulkBar: t, lang } = useMessages();
  const format = new Intl.NumberFormat(lang).format;
  const { outcome, undone } = state;
  const { done, failed, cut } = outcome;
  const text = [
    undone ? t.undone(format(done.length)) : t.done(action?.label ?? '', format(done.length)),
    failed.size > 0 && (undone ? t.failedUndo : t.failed)(format(failed.size)),
    cut && ('stopped' in cut ? t.stopped : t.cut(cut.reason)),
  ].filter(Boolean);
  const undoable = action?.undo && !undone && done.length > 0;
  const reasons = [...failed].slice(0, mostReasons);
  return (
    <Notice
      tone={failed.size > 0 || cut ? 'caution' : 'good'}
      live="polite"
      action={
        <span className={styles.outcomeActions}>
          {undoable && (
            <Button size="small" onClick={onUndo}>
              {t.undo}
            </Button>
          )}
          <Button size="small" tone="quiet" flush={undoable ? undefined : 'start'} onClick={onDismiss}>
            {t.dismiss}
          </Button>
        </span>
      }
    >
      {text.join(t.comma)}
      {reasons.length > 0 && (
        <details className={styles.reasons}>
          <summary className={styles.reasonsOpener}>
            {t.reasons}
            <Icon of={ChevronDown} className={styles.chevron} />
          </summary>
          <ul className={styles.reasonList}>
            {reasons.map(([key, reason]) => (
              <li key={key}>
                <strong>{nameOf(key)}</strong>
                {t.colon}
                {reason}
              </li>
            ))}
            {failed.size > mostReasons && <li>{t.more(format(failed.size - mostReasons))}</li>}
          </ul>
        </details>
      )}
    </Notice>
  );
}

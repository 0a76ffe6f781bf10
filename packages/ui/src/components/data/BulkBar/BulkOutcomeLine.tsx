import { ChevronDown } from 'lucide-react';
import { numbersOf } from '../../../provider/numbersOf.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { Notice } from '../../feedback/Notice/Notice.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
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

/** Shows the outcome of an action in one or two lines: the count and undo; on request, the failed rows and the reasons. */
export function BulkOutcomeLine({ state, action, nameOf, onUndo, onDismiss }: BulkOutcomeLineProps) {
  const { bulkBar: t, lang } = useMessages();
  const format = numbersOf(lang);
  const { outcome, undone } = state;
  const { done, doneCount, failed, cut } = outcome;
  const text = [
    undone ? t.undone(format(doneCount)) : t.done(action?.label ?? '', format(doneCount)),
    failed.size > 0 && (undone ? t.failedUndo : t.failed)(format(failed.size)),
    cut && ('stopped' in cut ? t.stopped : t.cut(cut.reason)),
  ].filter(Boolean);
  const undoable = action?.undo && !undone && done.length > 0;
  const reasons = [...failed].slice(0, mostReasons);
  return (
    <Notice
      tone={failed.size > 0 || cut ? 'caution' : 'good'}
      live="polite"
      className={styles.outcome}
      onDismiss={onDismiss}
    >
      <div className={styles.outcomeLine}>
        {reasons.length === 0 ? (
          <span className={styles.outcomeText}>{text.join(t.comma)}</span>
        ) : (
          <details className={styles.outcomeText}>
            <summary className={styles.reasonsOpener}>
              {text.join(t.comma)}{' '}
              <span className={styles.why}>
                {t.reasons}
                <Icon icon={ChevronDown} className={styles.chevron} />
              </span>
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
        {undoable && (
          <Button size="small" onClick={onUndo}>
            {t.undo}
          </Button>
        )}
      </div>
    </Notice>
  );
}

import { joinClasses } from '../../../provider/classes.ts';
import { numbersOf } from '../../../provider/numbersOf.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { Progress } from '../../feedback/Progress/Progress.tsx';
import * as styles from './BulkBar.css.ts';
import type { BulkState } from './bulkState.ts';

interface BulkProgressLineProps {
  state: Extract<BulkState, { step: 'running' }>;
  label: string;
  onStop: () => void;
}

/** The progress of an action, with a button to stop it. */
export function BulkProgressLine({ state, label, onStop }: BulkProgressLineProps) {
  const { bulkBar: t, lang } = useMessages();
  const format = numbersOf(lang);
  const name = state.undoing ? `${t.undoing} ${label}` : label;
  const { count, progress, atOnce } = state;
  const ended = progress.done + progress.failed;
  const isOpen = atOnce || count === undefined;
  const runningText = isOpen
    ? t.runningOpen(name, format(ended))
    : t.running(name, format(ended), format(count));
  const text = atOnce ? `${name}…` : runningText;
  return (
    <div className={joinClasses(styles.line, styles.running)}>
      <p className={styles.count}>{text}</p>
      <Progress
        className={styles.progress}
        label={name}
        labelHidden
        size="small"
        value={isOpen ? null : ended}
        max={count || 1}
        valueText={text}
      />
      {/* The server continues a request after the browser aborts it. */}
      {!atOnce && (
        <Button size="small" onClick={onStop}>
          {t.stop}
        </Button>
      )}
    </div>
  );
}

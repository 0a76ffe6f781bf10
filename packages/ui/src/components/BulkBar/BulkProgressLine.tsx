import { useMessages } from '../../provider/UiProvider.tsx';
import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './BulkBar.css.ts';
import type { BulkState } from './bulkState.ts';

interface BulkProgressLineProps {
  state: Extract<BulkState, { step: 'running' }>;
  label: string;
  onStop: () => void;
}

/** How far an action is; spoken at quarters, so that voices do not count. */
export function BulkProgressLine({ state, label, onStop }: BulkProgressLineProps) {
  const { bulkBar: t, lang } = useMessages();
  const format = new Intl.NumberFormat(lang).format;
  const name = state.undoing ? `${t.undoing} ${label}` : label;
  const { count, progress } = state;
  const ended = progress.done + progress.failed;
  const say = (at: number) =>
    count === undefined ? t.runningOpen(name, format(at)) : t.running(name, format(at), format(count));
  const quarter = count ? Math.floor((Math.floor((4 * ended) / count) * count) / 4) : 0;
  return (
    <div className={styles.line}>
      <VisuallyHidden role="status">{say(quarter)}</VisuallyHidden>
      <p className={styles.count}>{say(ended)}</p>
      <progress
        className={styles.progress}
        aria-label={name}
        value={count === undefined ? undefined : ended}
        max={count || 1}
      />
      <Button size="small" onClick={onStop}>
        {t.stop}
      </Button>
    </div>
  );
}

import { Check, CircleAlert, type LucideIcon, RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinClasses } from '../../../../provider/classes.ts';
import { useMessages } from '../../../../provider/UiProvider.tsx';
import { Progress } from '../../../feedback/Progress/Progress.tsx';
import { Icon } from '../../../media/Icon/Icon.tsx';
import { canRetry } from '../machine/problems.ts';
import type { UploadEntry } from '../machine/uploadList.ts';
import type { UploadState } from '../types.ts';
import * as styles from './UploadEntry.css.ts';
import { sizeText, stateText } from './wording.ts';

interface UploadStatusProps {
  entry: UploadEntry;
  name: string;
  limit: string;
  /** Reads the quarters of this one out; not while several are on their way together. */
  announce: boolean;
  /** Tries a failed one again; left out where nothing may change. */
  onRetry: (() => void) | undefined;
}

/** Where one picture is: its bar, its problem, or that it is there. */
export function UploadStatus({ entry, name, limit, announce, onRetry }: UploadStatusProps) {
  const { upload: say } = useMessages();
  const { job, file, source, twin } = entry;
  const state = job?.state;
  // What was sent, which may be smaller than what was chosen.
  const bytes = file?.bytes ?? source?.size;
  return (
    <div className={styles.statuses}>
      {state ? (
        <Line tone={toneOf(state)}>{stateText(state, say, limit)}</Line>
      ) : (
        <Line tone="good">
          {say.done}
          {typeof bytes === 'number' && bytes > 0 && <span className={styles.size}>{sizeText(bytes)}</span>}
        </Line>
      )}
      {state?.step === 'failed' && canRetry(state.problem) && onRetry && (
        <button
          type="button"
          className={styles.retry}
          aria-label={say.retry(name)}
          onClick={({ currentTarget }) => {
            // The button goes with the failure; its picture stays.
            currentTarget.closest<HTMLElement>('[data-entry]')?.focus();
            onRetry();
          }}
        >
          <Icon of={RotateCw} />
          {say.again}
        </button>
      )}
      {(state?.step === 'sending' || state?.step === 'preparing') && (
        <Progress
          size="small"
          labelHidden
          label={say.progress(name)}
          value={state.step === 'sending' ? state.share * 100 : null}
          announce={announce}
        />
      )}
      {/* Front and back of a card are often taken for each other; two fields may also mean the same picture. */}
      {twin && state?.step !== 'failed' && <Line tone="caution">{say.twin(twin)}</Line>}
    </div>
  );
}

type Tone = keyof typeof styles.tone;

const icons: Record<Tone, LucideIcon | null> = {
  good: Check,
  bad: CircleAlert,
  caution: TriangleAlert,
  plain: null,
};

function Line({ tone, children }: { tone: Tone; children: ReactNode }) {
  const icon = icons[tone];
  return (
    <p className={joinClasses(styles.status, styles.tone[tone])}>
      {icon && <Icon of={icon} />}
      <span className={styles.sentence}>{children}</span>
    </p>
  );
}

function toneOf({ step }: UploadState): Tone {
  if (step === 'failed') return 'bad';
  return step === 'pausing' ? 'caution' : 'plain';
}

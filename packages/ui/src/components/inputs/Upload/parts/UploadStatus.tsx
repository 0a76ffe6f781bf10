import { Check, CircleAlert, type LucideIcon, Pause, Play, RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Messages } from '../../../../messages/types.ts';
import { joinClasses } from '../../../../provider/classes.ts';
import { Progress } from '../../../feedback/Progress/Progress.tsx';
import { Icon } from '../../../media/Icon/Icon.tsx';
import { factsOf } from '../files/facts.ts';
import { canRetry } from '../machine/problems.ts';
import type { UploadEntry } from '../machine/uploadList.ts';
import type { UploadState } from '../types.ts';
import * as styles from './UploadEntry.css.ts';
import { sizeText, stateText } from './wording.ts';

interface UploadStatusProps {
  /** The texts, for pictures or for files. */
  say: Messages['upload'];
  entry: UploadEntry;
  name: string;
  limit: string;
  /** Reads the quarters of this one out; not while several are on their way together. */
  announce: boolean;
  /** Tries a failed one again; left out where nothing may change. */
  onRetry: (() => void) | undefined;
  /** Stops one that is under way, where it can continue. */
  onStop: (() => void) | undefined;
}

/** The state of one picture: its progress bar, its problem, or its completion. */
export function UploadStatus({ say, entry, name, limit, announce, onRetry, onStop }: UploadStatusProps) {
  const { job, file, source, twin } = entry;
  const state = job?.state;
  // The size of the sent file, which may be smaller than the chosen one.
  const bytes = file?.bytes ?? source?.size;
  const pages = file?.pages ?? factsOf(source)?.pages;
  return (
    <div className={styles.statuses}>
      {state ? (
        <Line tone={toneOf(state)}>{stateText(state, say, limit)}</Line>
      ) : (
        <Line tone="good">
          {say.done}
          {typeof bytes === 'number' && bytes > 0 && <span className={styles.size}>{sizeText(bytes)}</span>}
          {pages ? <span className={styles.size}>{say.files.pages(pages)}</span> : null}
        </Line>
      )}
      {state?.step === 'failed' && canRetry(state.problem) && onRetry && (
        <StateButton of={RotateCw} label={say.retry(name)} words={say.again} onPress={onRetry} />
      )}
      {state?.step === 'stopped' && onRetry && (
        <StateButton of={Play} label={say.files.resume(name)} words={say.files.goOn} onPress={onRetry} />
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
      {state?.step === 'sending' && onStop && (
        <StateButton of={Pause} label={say.files.stop(name)} words={say.files.pause} onPress={onStop} />
      )}
      {/* Front and back of a card are often taken for each other; two fields may also mean the same picture. */}
      {twin && state?.step !== 'failed' && <Line tone="caution">{say.twin(twin)}</Line>}
    </div>
  );
}

interface StateButtonProps {
  of: LucideIcon;
  /** Its name: with the file. */
  label: string;
  words: string;
  onPress: () => void;
}

/** Moves one file on. The button goes with the state; focus stays with the file. */
function StateButton({ of, label, words, onPress }: StateButtonProps) {
  return (
    <button
      type="button"
      className={styles.retry}
      aria-label={label}
      onClick={({ currentTarget }) => {
        currentTarget.closest<HTMLElement>('[data-entry]')?.focus();
        onPress();
      }}
    >
      <Icon icon={of} />
      {words}
    </button>
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
      {icon && <Icon icon={icon} />}
      <span className={styles.sentence}>{children}</span>
    </p>
  );
}

function toneOf({ step }: UploadState): Tone {
  if (step === 'failed') return 'bad';
  return step === 'pausing' || step === 'stopped' ? 'caution' : 'plain';
}

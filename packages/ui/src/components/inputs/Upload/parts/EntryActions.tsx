import { ChevronDown, ChevronUp, type LucideIcon, Repeat2, Trash2, X } from 'lucide-react';
import { joinClasses } from '../../../../provider/classes.ts';
import { Icon } from '../../../media/Icon/Icon.tsx';
import { isActive } from '../machine/isActive.ts';
import type { UploadScope } from '../machine/scope.ts';
import type { UploadEntry } from '../machine/uploadList.ts';
import * as styles from './UploadEntry.css.ts';

interface EntryActionsProps {
  scope: UploadScope;
  entry: UploadEntry;
  name: string;
  /** Offers to replace the file; a field for a single file has its own button for that. */
  replaceable: boolean;
  /** Place from 0, where the order can be changed. */
  place?: number | undefined;
}

/** Actions for one picture; each button's name includes the picture's name. */
export function EntryActions({ scope, entry, name, replaceable, place }: EntryActionsProps) {
  const { list, entries, say } = scope;
  const { key, job } = entry;
  const state = job?.state;
  const active = state !== undefined && isActive(state);
  const last = entries.length - 1;
  const at = place ?? 0;

  const move = (step: -1 | 1) => (
    <Action
      of={step < 0 ? ChevronUp : ChevronDown}
      label={(step < 0 ? say.up : say.down)(name)}
      // Not `disabled`: a button that dies under the finger loses the keyboard user's place.
      small
      inactive={at === (step < 0 ? 0 : last)}
      onClick={() => list.move(key, at + step)}
    />
  );
  return (
    <div className={styles.actions}>
      {place !== undefined && (
        <span className={styles.order}>
          {move(-1)}
          {move(1)}
        </span>
      )}
      {replaceable && <Action of={Repeat2} label={say.replace(name)} onClick={() => scope.exchange(key)} />}
      {active ? (
        <Action
          of={X}
          label={say.cancel(name)}
          onClick={() => (entry.file ? list.cancel(key) : scope.remove(key))}
        />
      ) : (
        <Action of={Trash2} label={say.remove(name)} onClick={() => scope.remove(key)} />
      )}
    </div>
  );
}

interface ActionProps {
  of: LucideIcon;
  label: string;
  inactive?: boolean;
  small?: boolean;
  onClick: () => void;
}

function Action({ of, label, inactive, small, onClick }: ActionProps) {
  return (
    <button
      type="button"
      className={joinClasses(styles.action, small && styles.small)}
      aria-label={label}
      title={label}
      aria-disabled={inactive || undefined}
      onClick={inactive ? undefined : onClick}
    >
      <Icon icon={of} />
    </button>
  );
}

import { Search } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import * as styles from './Header.css.ts';
import type { HeaderSearch } from './types.ts';

const still = () => () => {};
const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Visible at every width; without room for its name, only the icon. */
export function HeaderSearchButton({ label, letter, onOpen }: HeaderSearch) {
  const apple = useSyncExternalStore(still, isApple, () => false);
  const keys = letter ? { 'aria-keyshortcuts': `${apple ? 'Meta' : 'Control'}+${letter}` } : undefined;
  return (
    <button
      type="button"
      className={joinClasses(styles.quiet, styles.search)}
      aria-haspopup="dialog"
      onClick={onOpen}
      {...keys}
    >
      <Icon icon={Search} />
      <span className={styles.searchLabel}>{label}</span>
      {letter ? (
        <span className={styles.keys} aria-hidden="true">{`${apple ? '⌘' : 'Ctrl'} ${letter}`}</span>
      ) : null}
    </button>
  );
}

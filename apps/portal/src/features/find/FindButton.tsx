import { Button, Icon } from '@fairway/ui';
import { Search } from 'lucide-react';
import { use, useSyncExternalStore } from 'react';
import { useWords } from '../../language/words.ts';
import * as styles from './FindButton.css.ts';
import { Finding } from './finding.ts';

const still = () => () => {};
const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Opens the search over everything, and tells the keys that do so too. */
export function FindButton() {
  const { t } = useWords();
  const { open } = use(Finding);
  const apple = useSyncExternalStore(still, isApple, () => false);
  return (
    <Button
      tone="quiet"
      size="small"
      className={styles.button}
      aria-haspopup="dialog"
      aria-keyshortcuts={apple ? 'Meta+K' : 'Control+K'}
      onClick={open}
    >
      <Icon of={Search} />
      {t('header.find')}
      <kbd className={styles.keys}>{apple ? '⌘ K' : 'Ctrl K'}</kbd>
    </Button>
  );
}

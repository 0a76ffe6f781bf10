import { Button, Icon } from '@fairway/ui';
import { Search } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { hasDraft } from '../../../features/search/memory.ts';
import { useWords } from '../../../language/words.ts';
import * as styles from './FoldedSearch.css.ts';
import type { words } from './words.zh.ts';

/** Whether a phone shows the search above its results; a draft that was not sent opens it. */
export function useFoldedSearch() {
  const [open, setOpen] = useState(false);
  // A server that renders the page does not have the draft.
  useEffect(() => {
    if (hasDraft()) setOpen(true);
  }, []);
  return { open, toggle: () => setOpen(!open) };
}

export interface SearchOpenerProps {
  open: boolean;
  /** Left out in an outline, where nothing can be pressed. */
  onToggle?: () => void;
}

/** Opens the search on phones, next to the heading that it changes. */
export function SearchOpener({ open, onToggle }: SearchOpenerProps) {
  const { t } = useWords<typeof words>();
  return (
    <span className={styles.opener}>
      <Button
        size="small"
        icon={<Icon icon={Search} />}
        aria-label={t('freight.changeSearch')}
        aria-expanded={open}
        aria-controls={searchId}
        onClick={onToggle}
      />
    </span>
  );
}

const searchId = 'results-search';

export interface FoldedSearchProps {
  /** There is something to see below, which a phone has no room for otherwise. */
  folds: boolean;
  open: boolean;
  children: ReactNode;
}

/** The search above its results: in full on wide screens, on phones once it is opened. */
export function FoldedSearch({ folds, open, children }: FoldedSearchProps) {
  return (
    <div id={searchId} className={folds && !open ? styles.folded : undefined}>
      {children}
    </div>
  );
}

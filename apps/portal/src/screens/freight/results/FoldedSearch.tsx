import { Button, Icon } from '@fairway/ui';
import { Search } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { hasDraft } from '../../../features/search/memory.ts';
import { useWords } from '../../../language/words.ts';
import * as styles from './FoldedSearch.css.ts';
import type { words } from './words.zh.ts';

export interface FoldedSearchProps {
  /** There is something to see below, which a phone has no room for otherwise. */
  folds: boolean;
  children: ReactNode;
}

/** The search above its results: in full on wide screens, behind a button on phones. */
export function FoldedSearch({ folds, children }: FoldedSearchProps) {
  const { t } = useWords<typeof words>();
  const id = useId();
  const [open, setOpen] = useState(false);
  // Typed and unsent text is visible again after a reload; a server that draws the page does not know it.
  useEffect(() => {
    if (hasDraft()) setOpen(true);
  }, []);
  if (!folds) return children;
  return (
    <>
      <div className={styles.opener}>
        <Button
          tone="quiet"
          flush="start"
          icon={<Icon of={Search} />}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {t('freight.changeSearch')}
        </Button>
      </div>
      <div id={id} className={open ? undefined : styles.folded}>
        {children}
      </div>
    </>
  );
}

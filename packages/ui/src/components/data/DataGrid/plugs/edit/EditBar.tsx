import { useSyncExternalStore } from 'react';
import { useRootMark } from '../../../../../hooks/useRootMark.ts';
import { numbersOf } from '../../../../../provider/numbersOf.ts';
import { useMessages } from '../../../../../provider/UiProvider.tsx';
import { Button } from '../../../../actions/Button/Button.tsx';
import * as styles from './edit.css.ts';
import type { EditHistory } from './editStore.ts';

interface EditBarProps {
  store: { readonly subscribe: (listener: () => void) => () => void; readonly history: () => EditHistory };
  undo: () => void;
  redo: () => void;
}

/** Undo and redo for phones and touch screens, which have no Ctrl key; it appears with the first change. */
export function EditBar({ store, undo, redo }: EditBarProps) {
  const { dataGrid, lang } = useMessages();
  const t = dataGrid.edit;
  const history = useSyncExternalStore(store.subscribe, store.history, store.history);
  const hasHistory = history.undo + history.redo > 0;
  useRootMark('data-edit-bar', hasHistory ? '' : undefined);
  if (!hasHistory) return null;
  return (
    <section aria-label={t.changes} data-foot="" className={styles.bar}>
      <span className={styles.count}>{t.changed(numbersOf(lang)(history.undo))}</span>
      <Button size="small" aria-disabled={history.redo === 0 || undefined} onClick={redo}>
        {t.redo}
      </Button>
      <Button size="small" aria-disabled={history.undo === 0 || undefined} onClick={undo}>
        {t.undo}
      </Button>
    </section>
  );
}

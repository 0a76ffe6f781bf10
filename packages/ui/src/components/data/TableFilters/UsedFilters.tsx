import { X } from 'lucide-react';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import * as styles from './TableFilters.css.ts';

interface UsedFiltersProps {
  /** The filters in use, in words: `Vessel: ONE APUS`. */
  filters: readonly { readonly key: string; readonly text: string }[];
  onRemove: (key: string) => void;
  onClear: () => void;
}

/** The filters in use, each with a button that removes it, and one that removes them all. */
export function UsedFilters({ filters, onRemove, onClear }: UsedFiltersProps) {
  const t = useMessages().tableFilters;
  if (filters.length === 0) return null;
  return (
    <ul aria-label={t.active} className={styles.used}>
      {filters.map(({ key, text }) => (
        <li key={key} className={styles.chip}>
          {text}
          <button
            type="button"
            className={styles.remove}
            aria-label={t.remove(text)}
            onClick={() => onRemove(key)}
          >
            <Icon icon={X} />
          </button>
        </li>
      ))}
      <li>
        <Button size="small" tone="quiet" flush="start" onClick={onClear}>
          {t.clear}
        </Button>
      </li>
    </ul>
  );
}

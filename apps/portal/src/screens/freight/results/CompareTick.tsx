import type { CostedSailing } from '@fairway/gateway/contract/freight';
import { Checkbox } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import { mostCompared } from '../compare/address.ts';
import * as styles from './CompareTick.css.ts';
import type { words } from './words.zh.ts';

/** Sailings that are ticked to be compared. */
export interface Ticks {
  readonly ids: readonly string[];
  readonly toggle: (id: string, on: boolean) => void;
}

/** Ticks a sailing to be compared; at most five are. */
export function CompareTick({
  sailing: { id, vessel, voyage },
  ticks,
  labelled = false,
}: {
  sailing: Pick<CostedSailing, 'id' | 'vessel' | 'voyage'>;
  ticks: Ticks;
  /** Its label is visible: on phones, which have no heading above it. */
  labelled?: boolean;
}) {
  const { t } = useWords<typeof words>();
  const on = ticks.ids.includes(id);
  return (
    <span className={styles.tick}>
      <Checkbox
        checked={on}
        disabled={!on && ticks.ids.length >= mostCompared}
        aria-label={t('freight.compareOf', { vessel, voyage })}
        label={labelled ? t('freight.compare') : undefined}
        onChange={({ target }) => ticks.toggle(id, target.checked)}
      />
    </span>
  );
}

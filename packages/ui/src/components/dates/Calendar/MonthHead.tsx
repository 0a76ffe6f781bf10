import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import * as styles from './frame.css.ts';

interface MonthHeadProps {
  /** Of the title, which names the grid below. */
  id: string;
  /** Such as `2026-11`. */
  month: string;
  /** Turns so many months on; `null` where the limits leave no month to turn to. */
  turn: (months: 1 | -1) => (() => void) | null;
}

/** Which month a calendar shows, between the buttons that turn to its neighbours. */
export function MonthHead({ id, month, turn }: MonthHeadProps) {
  const { calendar: say } = useMessages();
  const button = (months: 1 | -1) => {
    const onClick = turn(months);
    return (
      <button
        type="button"
        className={styles.turn}
        aria-label={months < 0 ? say.previousMonth : say.nextMonth}
        // Not `disabled`: it would drop the focus of a user who reaches the last month.
        aria-disabled={!onClick || undefined}
        onClick={onClick ?? undefined}
      >
        <Icon icon={months < 0 ? ChevronLeft : ChevronRight} directional />
      </button>
    );
  };
  return (
    <div className={styles.head}>
      {button(-1)}
      <div id={id} className={styles.title} aria-live="polite">
        {say.month(Number(month.slice(0, 4)), Number(month.slice(5)))}
      </div>
      {button(1)}
    </div>
  );
}

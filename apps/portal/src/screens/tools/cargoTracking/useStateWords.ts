import type { TrackedRow } from '@fairway/gateway/contract/cargoTracking';
import { spoken, tendency } from './shift.ts';
import { useWords } from './words.ts';

/** How a number stands, and how much later or earlier it is, in words. */
export function useStateWords() {
  const { t, nameOf } = useWords();
  const shiftOf = (hours: number | null): string | null => {
    const how = tendency(hours);
    if (how === null || hours === null) return null;
    if (how === 'onTime') return t('tracking.onTime');
    const { count, unit } = spoken(hours);
    return t(how === 'late' ? 'tracking.late' : 'tracking.early', {
      count,
      unit: t(`tracking.units.${unit}`),
    });
  };
  const stateOf = ({ exception, state, waitingAt, shiftHours }: TrackedRow): string => {
    if (exception === 'late') return shiftOf(shiftHours) ?? t('tracking.exceptions.late');
    if (exception) return t(`tracking.exceptions.${exception}`);
    if (waitingAt) return t('tracking.waitingAt', { port: nameOf(waitingAt) });
    const onTheWay = state === 'sailing' ? shiftOf(shiftHours) : null;
    return onTheWay ?? t(`tracking.states.${state}`);
  };
  return { shiftOf, stateOf };
}

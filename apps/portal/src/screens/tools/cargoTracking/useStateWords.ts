import type { TrackedRow } from '@fairway/gateway/contract/cargoTracking';
import { useWords } from '../../../language/words.ts';
import { spoken, tendency } from './shift.ts';
import type { words } from './words.zh.ts';

/** Returns functions that describe the state of a number, its delay and the data that it waits for. */
export function useStateWords() {
  const { t, nameOf, format } = useWords<typeof words>();
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
  /** Returns a message about the missing data of a number and its next request; null without a message. */
  const noteOf = ({ exception, state, nextAskAt, askedAt }: TrackedRow): string | null => {
    const again = nextAskAt ? format.instant(nextAskAt) : null;
    if (exception === 'away' && again) return t('tracking.awayText', { again });
    if (state === 'asking') return t('tracking.askingText');
    if (state !== 'unknown') return null;
    return askedAt && again
      ? t('tracking.unknownText', { time: format.instant(askedAt), again })
      : t('tracking.unknownEnd');
  };
  /** Containers of a bill, and how many of them are further than the bill; null for one. */
  const containersOf = ({ boxes, ahead }: TrackedRow): string | null =>
    boxes < 2
      ? null
      : ahead
        ? t(`tracking.further.${ahead.state}`, { count: ahead.count, boxes })
        : t('tracking.boxes', { count: boxes });
  return { shiftOf, stateOf, noteOf, containersOf };
}

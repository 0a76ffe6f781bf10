import type { Currency } from '@fairway/gateway/contract/shapes';
import type { WatchFiring } from '@fairway/gateway/contract/watch';
import { useWords } from '../../language/words.ts';
import type { words } from './words.zh.ts';

/** How the values of a report are shown. */
interface ReportContext {
  /** Of its times. */
  readonly zone: string;
  /** Of its totals. */
  readonly currency: Currency;
}

/** Returns the names of reports of watches, and their values before and after. */
export function useReportWords() {
  const { t, format } = useWords<typeof words>();
  const between = (from: string, to: string) => t('watchReport.fromTo', { from, to });
  const nameOf = ({ kind }: WatchFiring['reason']) => t(`watchReport.fired.${kind}`);
  const detailsOf = (reason: WatchFiring['reason'], { zone, currency }: ReportContext): string[] => {
    const time = (at: string) => format.portTime({ at, zone });
    const total = (amount: number) => format.sum({ amount, currency });
    switch (reason.kind) {
      case 'totalUnder':
      case 'totalOver':
      case 'totalMoved':
        return [reason.from === null ? total(reason.to) : between(total(reason.from), total(reason.to))];
      case 'departureMoved':
      case 'arrivalMoved':
        return [between(time(reason.from), time(reason.to))];
      case 'cutOffMoved':
        return reason.moves.map(
          ({ code, from, to }) => `${t(`watchReport.cutOff.${code}`)}: ${between(time(from), time(to))}`,
        );
      case 'priceOld':
        return [t('watchReport.pricedAt', { time: time(reason.pricedAt), count: reason.days })];
      case 'reliabilityUnder':
        return [t('watchReport.reliability', { reliability: reason.reliability, percent: reason.percent })];
      case 'discharged':
        return [time(reason.at)];
      case 'freeTimeEnds':
        return [t(`watchReport.lastFree.${reason.charge}`, { day: format.days(reason.last, reason.last) })];
      case 'noMovement':
        return [t('watchReport.idle', { time: time(reason.since), count: reason.days })];
      default:
        return [];
    }
  };
  return { nameOf, detailsOf };
}

import type { WatchRow, WatchTarget } from '@fairway/gateway/contract/watch';
import { readShipment } from '@fairway/trade';
import { useWords } from '../../language/words.ts';
import type { words } from './words.zh.ts';

type Conditions = Pick<WatchRow, 'conditions' | 'shipment'>;

/** Returns the names of a watch and its conditions. */
export function useWatchWords() {
  const { t, format, nameOf } = useWords<typeof words>();
  /** The name of a target, and what it is: vessel and voyage of a sailing. */
  const namesOf = (target: WatchTarget) => {
    if (target.kind === 'number') return { name: target.number, about: t('watch.tracked') };
    const { origin, destination } = target;
    const name = t('freight.title', { origin: nameOf(origin), destination: nameOf(destination) });
    return { name, about: target.kind === 'sailing' ? target.name : t('watch.wholeRoute') };
  };
  const totalText = (amount: number, shipment: WatchRow['shipment']) =>
    format.sum({ amount, currency: readShipment(shipment).shipment?.currency ?? 'USD' });
  const conditionTexts = ({ conditions, shipment }: Conditions): string[] =>
    conditions.map((condition) => {
      switch (condition.kind) {
        case 'totalUnder':
          return t('watch.under', { total: totalText(condition.limit, shipment) });
        case 'totalOver':
          return t('watch.over', { total: totalText(condition.limit, shipment) });
        case 'totalMoved':
          return t('watch.moved', { percent: condition.percent });
        case 'priceOld':
          return t('watch.old', { count: condition.days });
        case 'reliabilityUnder':
          return t('watch.unreliable', { percent: condition.percent });
        case 'arrivalMoved':
          return t('watch.arrival', { count: condition.days });
        case 'freeTimeEnds':
          return t('watch.freeTime', { count: condition.days });
        case 'noMovement':
          return t('watch.idle', { count: condition.days });
        default:
          return t(`watch.kinds.${condition.kind}`);
      }
    });
  return { namesOf, conditionTexts };
}

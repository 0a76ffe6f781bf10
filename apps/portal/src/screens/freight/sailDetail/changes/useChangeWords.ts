import type { MovingTime, ValueChange } from '@fairway/gateway/contract/sailingHistory';
import { useWords } from '../../../../language/words.ts';
import type { words } from '../words.zh.ts';

/** Returns the names of times and values in the section. */
export function useChangeWords() {
  const { t, format, nameOf } = useWords<typeof words>();
  const timeName = (time: MovingTime) =>
    time === 'departure' || time === 'arrival' ? t(`changes.${time}`) : t(`detail.cutOff.${time}`);
  const unknown = t('changes.unknown');

  /** The name of a changed value, and both values as text. */
  const changeTexts = (change: ValueChange): { name: string; from: string; to: string } => {
    switch (change.kind) {
      case 'time': {
        const text = (value: typeof change.from) => (value ? format.portTime(value) : unknown);
        return { name: timeName(change.time), from: text(change.from), to: text(change.to) };
      }
      case 'price': {
        const text = (value: typeof change.from) => (value ? format.money(value) : t('detail.notQuoted'));
        return {
          name: t('changes.price', { box: change.box }),
          from: text(change.from),
          to: text(change.to),
        };
      }
      case 'transitPort': {
        const text = (value: typeof change.from) => (value ? nameOf(value) : t('changes.direct'));
        return { name: t('changes.transitPort'), from: text(change.from), to: text(change.to) };
      }
      case 'freeDays': {
        const text = (value: number | null) =>
          value === null ? unknown : t('freight.days', { count: value });
        return { name: t(`changes.${change.of}`), from: text(change.from), to: text(change.to) };
      }
    }
  };
  /** A calendar day, such as `2 Nov`. */
  const dayText = (day: string) => format.portDate({ at: `${day}T00:00:00Z`, zone: 'UTC' });
  return { t, format, nameOf, timeName, changeTexts, dayText };
}

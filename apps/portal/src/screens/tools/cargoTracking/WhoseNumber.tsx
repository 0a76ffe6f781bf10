import { guessNumber, sureEnough } from '@fairway/trade';
import { Select } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import type { TrackingData } from './loader.ts';
import * as styles from './NumberBox.css.ts';
import type { words } from './words.zh.ts';

export interface WhoseNumberProps {
  number: string;
  /** Null while it is on its way. */
  guide: TrackingData['guide'] | null;
  /** The carrier that the reader chose; empty as guessed. */
  carrierCode: string;
  onChoose: (code: string) => void;
}

/** The likely carriers of a number, in percent, and a choice while no carrier is likely enough to query alone. */
export function WhoseNumber({ number, guide, carrierCode, onChoose }: WhoseNumberProps) {
  const { t, nameOf } = useWords<typeof words>();
  const carriers = guide?.carriers ?? [];
  const own = Object.fromEntries((guide?.own ?? []).map(({ code, count }) => [code, count]));
  const likely = guessNumber(number, own).carriers.flatMap(({ code, percent }) => {
    const carrier = carriers.find((each) => each.code === code);
    return carrier ? [{ code, percent, says: `${nameOf(carrier)} ${percent}%` }] : [];
  });
  const [first] = likely;
  if (first && first.percent >= sureEnough) return <span className={styles.small}>{first.says}</span>;
  if (carriers.length === 0) return null;
  const others = carriers.filter(({ code }) => !likely.some((each) => each.code === code));
  return (
    <Select
      size="small"
      label={`${t('tracking.chooseCarrier')} ${number}`}
      labelHidden
      placeholder={first?.says ?? t('tracking.chooseCarrier')}
      options={[
        ...likely.map(({ code, says }) => ({ value: code, label: says })),
        ...others.map((each) => ({ value: each.code, label: nameOf(each) })),
      ]}
      value={carrierCode}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
  );
}

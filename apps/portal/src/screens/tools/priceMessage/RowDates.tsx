import type { PriceRow } from '@fairway/trade';
import { useWords } from '../../../language/words.ts';
import * as styles from './PriceMessageScreen.css.ts';
import { Value } from './Value.tsx';
import type { words } from './words.zh.ts';

interface RowDatesProps {
  row: PriceRow;
  portName: (code: string) => string;
}

const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const;

/** Departure, validity, transit, free days and remark of a row, each where the message has it. */
export function RowDates({ row, portName }: RowDatesProps) {
  const { t, format } = useWords<typeof words>();
  const { departure, weekday, validFrom, validTo, transitDays, freeDays, via, remark } = row;
  const dayText = (day: string) => format.days(day, day);
  const weekdayKey = weekday ? weekdays[weekday.value - 1] : undefined;
  const parts = [departure, weekdayKey, validFrom, validTo, via, transitDays, freeDays, remark];
  if (!parts.some(Boolean)) return '–';
  return (
    <span className={styles.lines}>
      {departure ? (
        <Value field={departure}>{t('priceMessage.departure', { day: dayText(departure.value) })}</Value>
      ) : null}
      {weekday && weekdayKey ? (
        <Value field={weekday}>
          {t('priceMessage.weekday', { day: t(`priceMessage.weekdays.${weekdayKey}`) })}
        </Value>
      ) : null}
      {validFrom && validTo ? (
        <Value field={validFrom.doubt ? validFrom : validTo}>
          {t('priceMessage.valid', { days: format.days(validFrom.value, validTo.value) })}
        </Value>
      ) : null}
      {validFrom && !validTo ? (
        <Value field={validFrom}>{t('priceMessage.validFrom', { day: dayText(validFrom.value) })}</Value>
      ) : null}
      {validTo && !validFrom ? (
        <Value field={validTo}>{t('priceMessage.validTo', { day: dayText(validTo.value) })}</Value>
      ) : null}
      {via ? (
        <Value field={via}>
          {via.value === 'direct'
            ? t('priceMessage.direct')
            : t('priceMessage.via', { port: portName(via.value) })}
        </Value>
      ) : null}
      {transitDays ? (
        <Value field={transitDays}>{t('priceMessage.transitDays', { count: transitDays.value })}</Value>
      ) : null}
      {freeDays ? (
        <Value field={freeDays}>{t('priceMessage.freeDays', { count: freeDays.value })}</Value>
      ) : null}
      {remark ? <span className={styles.quiet}>{remark}</span> : null}
    </span>
  );
}

import { type FieldsetHTMLAttributes, type ReactNode, type Ref, useId, useRef } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { FieldNotice, isShown } from '../../inputs/Field/Field.tsx';
import { usePopover } from '../../overlays/Popover/usePopover.ts';
import { Calendar, type CalendarOptions } from '../Calendar/Calendar.tsx';
import { CalendarButton } from '../Calendar/CalendarButton.tsx';
import type { DateRange } from '../Calendar/DateRange.ts';
import { isDay } from '../Calendar/isDay.ts';
import { countDays } from '../Calendar/month.ts';
import { CalendarPopup } from './CalendarPopup.tsx';
import * as styles from './DatePicker.css.ts';
import { DayField } from './DayField.tsx';
import { writeDay } from './written.ts';

export interface DateRangePickerProps
  extends Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, 'onChange' | 'defaultValue'>,
    CalendarOptions {
  ref?: Ref<HTMLFieldSetElement>;
  /** Names the range. */
  label: ReactNode;
  /** Both ends; each may be open. */
  value: DateRange;
  /** Called with either end while it is typed, and with both when they are picked. */
  onChange: (range: DateRange) => void;
  /** Error text: the problem and how to fix it. */
  error?: ReactNode;
  /** Both days must be given. */
  required?: boolean;
}

/** From one day to another: two boxes and one calendar. */
export function DateRangePicker({
  label,
  value,
  onChange,
  error,
  required,
  disabled,
  now,
  timeZone,
  min,
  max,
  isTaken,
  marks,
  name,
  className,
  ...rest
}: DateRangePickerProps) {
  const { datePicker: say, lang } = useMessages();
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const ends = useRef<HTMLDivElement>(null);
  const popover = usePopover<HTMLDivElement>({ anchor: ends });
  const from = isDay(value?.from) ? value.from : null;
  const to = isDay(value?.to) ? value.to : null;
  const turned = from !== null && to !== null && to < from;
  const problem = isShown(error) ? error : turned ? say.order : null;
  const options = { now, timeZone, min, max, isTaken };
  const shared = {
    ...options,
    required,
    disabled,
    onOpen: popover.show,
    labelHidden: true,
    'aria-describedby': isShown(problem) ? `${id}-notice` : undefined,
  };
  return (
    <fieldset className={joinClasses(styles.group, styles.picker, className)} disabled={disabled} {...rest}>
      <legend id={`${id}-label`} className={styles.legend}>
        {label}
      </legend>
      <div ref={ends} className={styles.ends}>
        <DayField
          {...shared}
          ref={first}
          label={say.from}
          aria-invalid={turned || undefined}
          value={from}
          onChange={(day) => onChange({ from: day, to })}
        />
        <span className={styles.dash} aria-hidden>
          –
        </span>
        <DayField
          {...shared}
          label={say.to}
          aria-invalid={turned || undefined}
          value={to}
          onChange={(day) => onChange({ from, to: day })}
          end={
            <CalendarButton
              popover={popover}
              label={say.openAt(
                [from, to].flatMap((day) => (day ? writeDay(day, lang) : [])).join(' – ') || null,
              )}
              labelId={`${id}-label`}
              disabled={disabled}
            />
          }
        />
      </div>
      {name && <input type="hidden" name={name} value={from && to ? `${from}/${to}` : ''} />}
      <FieldNotice id={`${id}-notice`} error={problem} warning={null} />
      {from && to && !turned && <p className={styles.sum}>{say.days(countDays(from, to))}</p>}
      <CalendarPopup popover={popover} label={say.chooseRange} onEscape={() => first.current?.focus()}>
        <Calendar
          {...options}
          marks={marks}
          range
          value={turned ? null : { from, to }}
          onChange={(range) => {
            popover.hide();
            first.current?.focus();
            onChange(range);
          }}
        />
      </CalendarPopup>
    </fieldset>
  );
}

import { useId, useRef } from 'react';
import { useMergedRefs } from '../../../hooks/useMergedRefs.ts';
import { joinClasses } from '../../../provider/classes.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import type { FieldOptions } from '../../inputs/Field/Field.tsx';
import type { TypedInputProps } from '../../inputs/TextField/useTyped.ts';
import { usePopover } from '../../overlays/Popover/usePopover.ts';
import { Calendar, type CalendarOptions } from '../Calendar/Calendar.tsx';
import { CalendarButton } from '../Calendar/CalendarButton.tsx';
import { isDay } from '../Calendar/isDay.ts';
import type { IsoDay } from '../WeekPicker/isoWeek.ts';
import { CalendarPopup } from './CalendarPopup.tsx';
import * as styles from './DatePicker.css.ts';
import { DayField } from './DayField.tsx';
import { writeDay } from './written.ts';

export interface DatePickerProps extends FieldOptions, TypedInputProps, CalendarOptions {
  /** The chosen day, such as `2026-11-23`. */
  value: IsoDay | null;
  /** Hears of days that exist and can be chosen, and of `null` when the box is emptied. */
  onChange: (day: IsoDay | null) => void;
}

/** A calendar day, typed in any usual spelling, moved by the arrows, or picked from a calendar. */
export function DatePicker({ value, onChange, marks, name, className, ref, ...rest }: DatePickerProps) {
  const { datePicker: say, lang } = useMessages();
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useMergedRefs(input, ref);
  const { now, timeZone, min, max, isTaken } = rest;
  const box = useRef<HTMLDivElement>(null);
  const boxRef = useMergedRefs(box, rest.boxRef);
  const popover = usePopover<HTMLDivElement>({ anchor: box });
  const madeId = useId();
  const id = rest.id ?? madeId;
  const back = () => input.current?.focus();
  return (
    <>
      <DayField
        {...rest}
        id={id}
        ref={inputRef}
        className={joinClasses(styles.picker, className)}
        value={value}
        onChange={onChange}
        onOpen={popover.show}
        boxRef={boxRef}
        end={
          !rest.readOnly && (
            <CalendarButton
              popover={popover}
              label={say.openAt(isDay(value) ? writeDay(value, lang) : null)}
              labelId={`${id}-label`}
              disabled={rest.disabled}
            />
          )
        }
      />
      {name && <input type="hidden" name={name} value={value ?? ''} />}
      <CalendarPopup popover={popover} label={say.choose} onEscape={back}>
        <Calendar
          {...{ now, timeZone, min, max, isTaken, marks }}
          value={value}
          onChange={(day) => {
            popover.hide();
            back();
            onChange(day);
          }}
        />
      </CalendarPopup>
    </>
  );
}

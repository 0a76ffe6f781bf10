import {
  DatePicker,
  type DatePickerProps,
  Field,
  type IsoDay,
  Select,
  TextField,
  useMessages,
} from '@fairway/ui';
import { parseDay } from '@fairway/ui/dates';
import { type FormEvent, useCallback, useRef, useState } from 'react';
import { useControl } from '../../form/controls/useControl.ts';
import { useFieldValue } from '../../form/useFormState.ts';
import { useFormMessages } from '../../provider/FormsProvider.tsx';
import { readTime } from '../TimeField/readTime.ts';
import * as styles from './DateTimeField.css.ts';
import { partsOf, type ZonedParts, zonedTimeOf, zonedValue, zoneText } from './zonedTime.ts';

export interface DateTimeFieldProps
  extends Pick<DatePickerProps, 'min' | 'max' | 'disabled' | 'readOnly' | 'hint' | 'required' | 'className'> {
  /** The field of the form; holds `2026-12-02T15:00:00+01:00[Europe/Berlin]` (RFC 9557), or `''`. */
  name: string;
  /** Names the field, in the page and in the summary. */
  label: string;
  /** The zone of the time, such as that of the port; the first of `timeZones` unless given. */
  timeZone?: string;
  /** Zones to choose from, where the reader chooses; IANA names. */
  timeZones?: readonly string[];
  /** The instant of now: chooses the year of a date that is typed without one, and the offset of an empty field. */
  now: Date;
  /** The error for a missing date or time. */
  requiredText?: string;
}

/** A date with its time and zone: cut-offs, arrivals, appointments. Value and boxes keep the local time; the offset follows. */
export function DateTimeField(props: DateTimeFieldProps) {
  const { name, label, now, timeZones = [], timeZone = timeZones[0] ?? 'UTC' } = props;
  const { min, max, disabled, readOnly, hint, required, className, requiredText } = props;
  const { times } = useFormMessages();
  const { lang } = useMessages();
  const date = useRef<HTMLInputElement>(null);
  const element = useCallback(() => date.current, []);
  /** A value that was set by code replaces the typed one: the boxes are mounted again. */
  const [round, setRound] = useState(0);
  const write = useCallback(() => setRound((before) => before + 1), []);
  const { form, error, warning } = useControl(name, {
    ...{ element, write, label, requiredText, keep: true },
  });
  const parts = partsOf(String(useFieldValue(form, name) ?? ''), timeZone);
  const change = (more: Partial<ZonedParts>) => form.change(name, zonedValue({ ...parts, ...more }));
  const today = now.toISOString().slice(0, 10) as IsoDay;
  const dayOf = (typed: string) => parseDay(typed.trim(), today, lang);
  const isTwice = zonedTimeOf(parts)?.isTwice ?? false;
  const fixed = { disabled, readOnly };
  return (
    <Field
      {...{ label, hint, required, error, className }}
      warning={warning ?? (isTwice ? times.dateTime.twice : undefined)}
      group
    >
      {({ 'aria-invalid': invalid, 'aria-required': _required, ...attributes }) => (
        <fieldset
          {...attributes}
          key={round}
          className={styles.boxes}
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) form.leave(name);
          }}
        >
          <DatePicker
            {...{ ...fixed, min, max, now, timeZone: parts.timeZone }}
            ref={date}
            aria-label={times.dateTime.date}
            aria-invalid={invalid}
            value={dayOf(parts.day)}
            // The picker keeps its last date while the reader types; the form must not send that date.
            onInput={({ currentTarget }: FormEvent<HTMLInputElement>) =>
              change({ day: dayOf(currentTarget.value) ?? cleaned(currentTarget.value) })
            }
            onChange={(day) => change({ day: day ?? '' })}
          />
          <TextField
            {...fixed}
            aria-label={times.time.label}
            aria-invalid={invalid}
            autoComplete="off"
            placeholder={times.time.placeholder}
            defaultValue={parts.time}
            onChange={({ currentTarget }) =>
              change({ time: readTime(currentTarget.value) ?? cleaned(currentTarget.value) })
            }
            onBlur={({ currentTarget }) => {
              currentTarget.value = readTime(currentTarget.value) ?? currentTarget.value;
            }}
          />
          <div className={styles.zone}>
            {timeZones.length > 1 ? (
              <Select
                disabled={disabled || readOnly}
                aria-label={times.dateTime.zone}
                value={parts.timeZone}
                options={timeZones.map((zone) => ({
                  value: zone,
                  label: zoneText({ ...parts, timeZone: zone }, now),
                }))}
                onChange={({ currentTarget }) => change({ timeZone: currentTarget.value })}
              />
            ) : (
              <span>{zoneText(parts, now)}</span>
            )}
          </div>
          <input type="hidden" name={name} value={zonedValue(parts)} />
        </fieldset>
      )}
    </Field>
  );
}

/** Returns the typed text without the signs that separate the boxes of a value. */
function cleaned(typed: string): string {
  return typed.replaceAll(/[T[\]+-]/g, ' ').trim();
}

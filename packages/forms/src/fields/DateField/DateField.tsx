import { day as dayRule } from '@fairway/trade';
import { DatePicker, type DatePickerProps, type IsoDay, useMessages } from '@fairway/ui';
import { parseDay } from '@fairway/ui/dates';
import { type FormEvent, useCallback, useRef } from 'react';
import { useControl } from '../../form/controls/useControl.ts';
import { useFieldValue } from '../../form/useFormState.ts';

export interface DateFieldProps
  extends Omit<
    DatePickerProps,
    'name' | 'label' | 'value' | 'onChange' | 'error' | 'warning' | 'onBlur' | 'onInput' | 'ref'
  > {
  /** The field of the form; holds `2026-11-23`, or `''`. */
  name: string;
  /** Names the field, in the page and in the summary. */
  label: string;
  /** The error for a missing day. */
  requiredText?: string;
}

/** A calendar day, typed in any usual spelling, moved by the arrows, or picked. */
export function DateField({ name, label, requiredText, ...rest }: DateFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  const { lang } = useMessages();
  const element = useCallback(() => ref.current, []);
  const { form, error, warning } = useControl(name, {
    ...{ element, write: nothing, label, requiredText, missing: 'choice', keep: true },
  });
  const value = String(useFieldValue(form, name) ?? '');
  const { now, min, max, isTaken } = rest;
  const fits = (day: IsoDay) => (!min || min <= day) && (!max || day <= max) && !isTaken?.(day);
  // The picker keeps its last date while the user types; the form must not send that date.
  const take = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    const typed = currentTarget.value.trim();
    const day = parseDay(typed, asDay(now), lang);
    form.change(name, day && fits(day) ? day : typed);
  };
  return (
    <DatePicker
      {...rest}
      ref={ref}
      name={name}
      label={label}
      value={dayRule(value) === null ? (value as IsoDay) : null}
      error={error}
      warning={warning}
      onInput={take}
      onChange={(day) => {
        form.change(name, day ?? '');
        if (day) form.leave(name);
      }}
      onBlur={() => form.leave(name)}
    />
  );
}

/** Close enough to choose the year of a date that is typed without one. */
function asDay(now: IsoDay | Date): IsoDay {
  return typeof now === 'string' ? now : (now.toISOString().slice(0, 10) as IsoDay);
}

/** React shows the value itself. */
function nothing() {}

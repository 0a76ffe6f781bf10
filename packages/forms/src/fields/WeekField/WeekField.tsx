import { type IsoWeek, WeekPicker, type WeekPickerProps } from '@fairway/ui';
import { compareWeeks, isWeek, parseWeek, weekOf } from '@fairway/ui/dates';
import { type FormEvent, useCallback, useRef } from 'react';
import { useControl } from '../../form/controls/useControl.ts';
import { useFieldValue } from '../../form/useFormState.ts';

export interface WeekFieldProps
  extends Omit<
    WeekPickerProps,
    'name' | 'label' | 'value' | 'onChange' | 'error' | 'warning' | 'onBlur' | 'ref'
  > {
  /** The field of the form; holds `2026-W48`, or `''`. */
  name: string;
  /** Names the field, in the page and in the summary. */
  label: string;
  /** The error for a missing week. */
  requiredText?: string;
}

/** A week of departure, typed, stepped through or picked. */
export function WeekField({ name, label, requiredText, now, min, max, ...rest }: WeekFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  const element = useCallback(() => ref.current, []);
  const { form, error, warning } = useControl(name, {
    ...{ element, write: nothing, label, requiredText, missing: 'choice', keep: true },
  });
  const value = String(useFieldValue(form, name) ?? '');
  const fits = (week: IsoWeek) =>
    (!min || compareWeeks(min, week) <= 0) && (!max || compareWeeks(week, max) <= 0);
  // The picker keeps its last week while the user types; the form must not send that week.
  const take = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    const typed = currentTarget.value.trim();
    const week = parseWeek(typed, weekOf(now));
    form.change(name, week && fits(week) ? week : typed);
  };
  return (
    <WeekPicker
      {...rest}
      {...{ now, min, max }}
      ref={ref}
      name={name}
      label={label}
      value={isWeek(value) ? value : null}
      error={error}
      warning={warning}
      onInput={take}
      onChange={(week) => form.change(name, week ?? '')}
      onBlur={() => form.leave(name)}
    />
  );
}

/** React shows the value itself. */
function nothing() {}

import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useMergedRefs } from '../../../hooks/useMergedRefs.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { isComposing } from '../../inputs/Field/composing.ts';
import { isShown } from '../../inputs/Field/Field.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { type TypedInputProps, useTyped } from '../../inputs/TextField/useTyped.ts';
import type { CalendarOptions } from '../Calendar/Calendar.tsx';
import { isDay } from '../Calendar/isDay.ts';
import { toDay } from '../Calendar/marks.ts';
import { clampDay } from '../Calendar/month.ts';
import type { IsoDay } from '../WeekPicker/isoWeek.ts';
import { assist, moveSegment, parseDay, segmentAt, spanOf } from './typed.ts';
import { type Segment, writeDay } from './written.ts';

interface DayFieldProps extends TypedInputProps, Omit<CalendarOptions, 'marks'> {
  value: IsoDay | null;
  onChange: (day: IsoDay | null) => void;
  /** Alt+↓. */
  onOpen: () => void;
  end?: ReactNode;
}

/** A day that is typed, its parts in the order of the language; the arrows move the part at the cursor. */
export function DayField({
  value,
  onChange,
  onOpen,
  now,
  timeZone,
  min,
  max,
  isTaken,
  error,
  onBlur,
  ref,
  ...rest
}: DayFieldProps) {
  const { datePicker: say, lang } = useMessages();
  const write = (day: IsoDay) => writeDay(day, lang);
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useMergedRefs(input, ref);
  /** The part to select once the moved value is drawn. */
  const moved = useRef<Segment | null>(null);
  const today = toDay(now, timeZone);
  const known = isDay(value) ? value : null;
  const { draft, problem, type, take, commit } = useTyped({
    value,
    onChange,
    parse: (text) => parseDay(text, today, lang),
    problemOf: (day) => {
      if (day === null) return say.unknown;
      if (min && clampDay(day, min, undefined) !== day) return say.tooEarly(write(min));
      if (max && clampDay(day, undefined, max) !== day) return say.tooLate(write(max));
      return isTaken?.(day) ? say.taken : null;
    },
  });
  const text = draft ?? (known ? write(known) : '');

  useLayoutEffect(() => {
    if (!moved.current) return;
    input.current?.setSelectionRange(...spanOf(text, moved.current, lang));
    moved.current = null;
  });

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event) || event.ctrlKey || event.metaKey || rest.disabled || rest.readOnly) return;
    if (event.key === 'Enter') commit();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (event.altKey) return onOpen();
    const from = draft === null ? known : parseDay(draft, today, lang);
    const segment = segmentAt(text, event.currentTarget.selectionStart ?? 0, lang);
    moved.current = from ? segment : 'days';
    take(clampDay(from ? moveSegment(from, segment, event.key === 'ArrowUp' ? 1 : -1) : today, min, max));
  };

  return (
    <TextField
      autoComplete="off"
      inputMode="numeric"
      spellCheck={false}
      placeholder={say.placeholder}
      {...rest}
      ref={inputRef}
      error={isShown(error) ? error : problem}
      value={text}
      onChange={(event) => type(assist(text, event.target.value, lang))}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        commit();
        onBlur?.(event);
      }}
    />
  );
}

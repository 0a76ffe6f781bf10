import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useMessages } from '../../provider/UiProvider.tsx';
import { useMergedRefs } from '../../provider/useMergedRefs.ts';
import type { CalendarOptions } from '../Calendar/Calendar.tsx';
import { toDay } from '../Calendar/marks.ts';
import { clampDay, isDay } from '../Calendar/month.ts';
import { isShown } from '../Field/Field.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import type { IsoDay } from '../WeekPicker/isoWeek.ts';
import { assist, moveSegment, parseDay, type Segment, segmentAt, spanOf } from './typed.ts';

/** What date pickers take of their input. */
export type DayInputProps = Omit<
  TextFieldProps,
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'min'
  | 'max'
  | 'type'
  | 'end'
  | 'clearable'
  | 'onClear'
  | 'onKeyDown'
>;

interface DayFieldProps extends DayInputProps, Omit<CalendarOptions, 'marks'> {
  value: IsoDay | null;
  onChange: (day: IsoDay | null) => void;
  /** Alt+↓. */
  onOpen: () => void;
  end?: ReactNode;
}

/** A day that is typed: hyphens come by themselves, the arrows move the part at the cursor. */
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
  const { datePicker: say } = useMessages();
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useMergedRefs(input, ref);
  /** What is typed and not yet understood; `null` while the box shows the value. */
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  /** The part to select once the moved value is drawn. */
  const moved = useRef<Segment | null>(null);
  const today = toDay(now, timeZone);
  const known = isDay(value) ? value : null;
  const shown = draft ?? known ?? '';

  useLayoutEffect(() => {
    if (!moved.current) return;
    input.current?.setSelectionRange(...spanOf(moved.current));
    moved.current = null;
  });

  const take = (day: IsoDay | null) => {
    setDraft(null);
    setProblem(null);
    if (day !== value) onChange(day);
  };
  const commit = () => {
    if (draft === null) return;
    const day = parseDay(draft, today);
    if (draft.trim() === '') take(null);
    else if (day === null) setProblem(say.unknown);
    else if (min && day < min) setProblem(say.tooEarly(min));
    else if (max && day > max) setProblem(say.tooLate(max));
    else if (isTaken?.(day)) setProblem(say.taken);
    else take(day);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || rest.disabled || rest.readOnly)
      return;
    if (event.key === 'Enter') commit();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (event.altKey) return onOpen();
    const from = draft === null ? known : parseDay(draft, today);
    const segment = segmentAt(event.currentTarget.selectionStart ?? 0);
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
      value={shown}
      onChange={(event) => {
        setDraft(assist(shown, event.target.value));
        setProblem(null);
      }}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        commit();
        onBlur?.(event);
      }}
    />
  );
}

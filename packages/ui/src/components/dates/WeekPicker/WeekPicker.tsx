import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useId, useRef } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { isComposing } from '../../inputs/Field/composing.ts';
import { type FieldOptions, isShown } from '../../inputs/Field/Field.tsx';
import { popup } from '../../inputs/Field/popup.css.ts';
import { tool } from '../../inputs/Field/tool.css.ts';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { type TypedInputProps, useTyped } from '../../inputs/TextField/useTyped.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import { usePopover } from '../../overlays/Popover/usePopover.ts';
import { CalendarButton } from '../Calendar/CalendarButton.tsx';
import { keepTab } from '../Calendar/keepTab.ts';
import { type DayMark, toDay } from '../Calendar/marks.ts';
import { addWeeks, type IsoDay, type IsoWeek, isWeek, parseWeek, weekOf } from './isoWeek.ts';
import { WeekCalendar } from './WeekCalendar.tsx';
import * as styles from './WeekPicker.css.ts';
import { clampWeek, rangeOf } from './weekRows.ts';

export interface WeekPickerProps extends FieldOptions, Omit<TypedInputProps, 'boxRef'> {
  /** The chosen week, such as `2026-W48`. */
  value: IsoWeek | null;
  /** Called with a week that exists and is within the limits, and with `null` when the input is emptied. */
  onChange: (value: IsoWeek | null) => void;
  /** Today where the reader is: a day, or an instant that `timeZone` makes a day. Decides "this week" and the year of a bare number. */
  now: IsoDay | Date;
  /** The zone that weeks are meant in, such as that of the port; named under the calendar. */
  timeZone?: string | undefined;
  /** Holidays, made-up workdays, cut-offs: a sign in the calendar, words below and in the week's name. */
  marks?: readonly DayMark[] | undefined;
  /** The earliest week that can be chosen. */
  min?: IsoWeek | undefined;
  /** The latest week that can be chosen. */
  max?: IsoWeek | undefined;
}

/** A calendar week, typed in any usual spelling, stepped through, or picked from a calendar by rows. */
export function WeekPicker({
  value: givenValue,
  onChange,
  now,
  timeZone,
  marks,
  min: givenMin,
  max: givenMax,
  error,
  className,
  name,
  onBlur,
  ...rest
}: WeekPickerProps) {
  const { weekPicker: say } = useMessages();
  const value = known(givenValue) ?? null;
  const [min, max] = [known(givenMin), known(givenMax)];
  const thisWeek = weekOf(toDay(now, timeZone ?? 'UTC'));
  const box = useRef<HTMLDivElement>(null);
  const calendar = usePopover<HTMLDivElement>({ anchor: box });
  const { draft, problem, type, take, commit } = useTyped({
    value,
    onChange,
    parse: (text) => parseWeek(text, thisWeek),
    problemOf: (week) => {
      if (week === null) return say.unknown;
      if (min && clampWeek(week, min, undefined) !== week) return say.tooEarly(min);
      if (max && clampWeek(week, undefined, max) !== week) return say.tooLate(max);
      return null;
    },
  });
  const madeId = useId();
  const id = rest.id ?? madeId;
  const fixed = rest.disabled || rest.readOnly;
  const week = draft === null ? value : parseWeek(draft, thisWeek);

  const neighbour = (weeks: number): IsoWeek | null => {
    const from = week ?? addWeeks(thisWeek, -weeks);
    const next = clampWeek(addWeeks(from, weeks), min, max);
    return next === value ? null : next;
  };
  const step = (weeks: number) => {
    const next = neighbour(weeks);
    if (next) take(next);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event) || event.ctrlKey || event.metaKey || fixed) return;
    if (event.key === 'Enter') commit();
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    if (event.altKey) calendar.show();
    else step(event.key === 'ArrowUp' ? 1 : -1);
  };

  const pick = (week: IsoWeek) => {
    take(week);
    calendar.hide();
  };

  return (
    <>
      <TextField
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder={say.placeholder}
        {...rest}
        id={id}
        boxRef={box}
        className={joinClasses(styles.picker, className)}
        error={isShown(error) ? error : problem}
        value={draft ?? value ?? ''}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          commit();
          onBlur?.(event);
        }}
        end={
          <>
            {week && <span className={styles.range}>{rangeOf(week, say.range)}</span>}
            {!rest.readOnly && (
              <>
                <span className={styles.steps}>
                  {([-1, 1] as const).map((weeks) => (
                    <button
                      key={weeks}
                      type="button"
                      className={tool}
                      // The arrow keys in the input do the same, so the tab order skips them.
                      tabIndex={-1}
                      aria-label={weeks < 0 ? say.previous : say.next}
                      disabled={rest.disabled}
                      aria-disabled={neighbour(weeks) === null || undefined}
                      onClick={() => step(weeks)}
                    >
                      <Icon icon={weeks < 0 ? ChevronLeft : ChevronRight} directional />
                    </button>
                  ))}
                </span>
                <CalendarButton
                  popover={calendar}
                  label={say.openAt(week)}
                  labelId={`${id}-label`}
                  disabled={rest.disabled}
                />
              </>
            )}
          </>
        }
      />
      {name && <input type="hidden" name={name} value={value ?? ''} />}
      <div
        role="dialog"
        aria-label={say.calendar}
        className={joinClasses(popup, styles.calendar)}
        id={calendar.id}
        ref={calendar.panel}
        popover="auto"
        onBeforeToggle={calendar.onBeforeToggle}
        onKeyDown={keepTab}
        onToggle={({ newState }) => {
          if (newState === 'open')
            calendar.panel.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
        }}
      >
        {calendar.open && (
          <WeekCalendar
            value={week}
            thisWeek={thisWeek}
            min={min}
            max={max}
            marks={marks}
            timeZone={timeZone}
            onPick={pick}
            onClose={calendar.hide}
          />
        )}
      </div>
    </>
  );
}

/** A week that exists; owners in JavaScript, and controls while one types in them, pass others. */
function known(week: IsoWeek | null | undefined): IsoWeek | undefined {
  return week && isWeek(week) ? week : undefined;
}

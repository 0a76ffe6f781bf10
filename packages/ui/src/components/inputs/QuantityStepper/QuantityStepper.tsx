import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { isComposing } from '../Field/composing.ts';
import { isShown } from '../Field/Field.tsx';
import { tool } from '../Field/tool.css.ts';
import { TextField } from '../TextField/TextField.tsx';
import { type TypedInputProps, useTyped } from '../TextField/useTyped.ts';
import * as styles from './QuantityStepper.css.ts';
import { clampQuantity, parseQuantity, stepQuantity } from './quantity.ts';

export interface QuantityStepperProps extends Omit<TypedInputProps, 'start' | 'step'> {
  /** The quantity; `null` while the box is empty. */
  value: number | null;
  /** Hears of whole numbers inside the limits, and of `null` when the box is emptied. */
  onChange: (value: number | null) => void;
  /** The least; 0 unless given. */
  min?: number;
  /** The most; no limit unless given. */
  max?: number;
  /** Called with the reason why the typed text is invalid, so that a form can wait, and with `null` once it is corrected. */
  onProblem?: (problem: string | null) => void;
  /** By how much buttons and arrows change it. */
  step?: number;
}

/** Home and End stay with the text, as in every box. */
const stepsOfKey: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** A small whole number: seats, containers. Typed, or counted up and down. */
export function QuantityStepper({
  value,
  onChange,
  onProblem,
  min = 0,
  max = Number.POSITIVE_INFINITY,
  step = 1,
  id: givenId,
  error,
  className,
  onBlur,
  ...rest
}: QuantityStepperProps) {
  const { quantityStepper: say } = useMessages();
  const madeId = useId();
  const id = givenId ?? madeId;
  const { draft, problem, type, take, commit } = useTyped({
    value,
    onChange,
    onProblem,
    parse: parseQuantity,
    problemOf: (typed) => {
      if (typed === null) return say.whole;
      if (typed < min) return say.tooFew(min);
      return typed > max ? say.tooMany(max) : null;
    },
  });
  const limits = { min, max };
  const fixed = rest.disabled || rest.readOnly;
  const known = typeof value === 'number' && Number.isFinite(value) ? value : null;
  const currentNumber = draft === null ? known : parseQuantity(draft);

  const move = (by: number) =>
    take(
      currentNumber === null
        ? clampQuantity(by > 0 ? min : max, limits)
        : stepQuantity(currentNumber, by, limits),
    );

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event) || event.ctrlKey || event.metaKey || event.altKey || fixed) return;
    if (event.key === 'Enter') return commit();
    const steps = stepsOfKey[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    move(steps * step);
  };

  const button = (by: number, label: string) => (
    <button
      type="button"
      className={tool}
      // The arrow keys in the box do the same, so the tab order skips it.
      tabIndex={-1}
      id={`${id}${by}`}
      aria-label={label}
      aria-labelledby={isShown(rest.label) ? `${id}${by} ${id}-label` : undefined}
      aria-controls={id}
      disabled={fixed}
      // At a limit it keeps the focus that the finger gave it.
      aria-disabled={currentNumber === (by > 0 ? max : min) || undefined}
      onClick={() => currentNumber === (by > 0 ? max : min) || move(by)}
    >
      <Icon icon={by > 0 ? Plus : Minus} />
    </button>
  );

  return (
    <TextField
      autoComplete="off"
      inputMode={min < 0 ? 'text' : 'numeric'}
      {...rest}
      id={id}
      className={joinClasses(styles.stepper, className)}
      error={isShown(error) ? error : problem}
      role="spinbutton"
      aria-valuenow={currentNumber ?? undefined}
      aria-valuetext={currentNumber === null ? undefined : String(currentNumber)}
      aria-valuemin={Number.isFinite(min) ? min : undefined}
      aria-valuemax={Number.isFinite(max) ? max : undefined}
      value={draft ?? known ?? ''}
      onChange={(event) => type(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        commit();
        onBlur?.(event);
      }}
      start={button(-step, say.less)}
      end={button(step, say.more)}
    />
  );
}

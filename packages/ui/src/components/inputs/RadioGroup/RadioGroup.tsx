import { type FocusEventHandler, type ReactNode, type Ref, useId } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { Field, type FieldOptions } from '../Field/Field.tsx';
import { splitFieldProps } from '../Field/splitField.ts';
import * as styles from './RadioGroup.css.ts';

/** Something that can be chosen. */
export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** A second, quieter line: what choosing it means. */
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
}

export interface RadioGroupProps<Value extends string> extends FieldOptions {
  /** The element around the choices. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** The options, in order. */
  options: readonly RadioOption<Value>[];
  /** The selected value, controlled by the parent; null when none is selected. */
  value?: Value | null | undefined;
  /** The initial choice, where the browser keeps the choice. */
  defaultValue?: Value | undefined;
  /** Hears of another choice. */
  onChange?: ((value: Value) => void) | undefined;
  onBlur?: FocusEventHandler<HTMLDivElement> | undefined;
  /** Under which a form submits the choice. */
  name?: string | undefined;
  /** Side by side where they fit, for choices of a few words; else one below the other, as cards. */
  inline?: boolean | undefined;
  /** Disables all choices; a single choice has its own `disabled`. */
  disabled?: boolean | undefined;
}

/** One of a few choices, all visible with their meanings: native radio buttons. `className` reaches the field. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { field, control } = splitFieldProps(props);
  const { options, value, defaultValue, onChange, name, inline, disabled, ...rest } = control;
  const madeName = useId();
  return (
    <Field {...field} group>
      {(attributes) => (
        <div
          role="radiogroup"
          className={joinClasses(styles.group, inline && styles.inline)}
          {...attributes}
          {...rest}
        >
          {options.map((option) => {
            // A summary of errors links to it.
            const id = `${attributes.id}-${option.value}`;
            const isHinted = option.hint !== undefined && option.hint !== null;
            return (
              <label key={option.value} className={joinClasses(styles.choice, !inline && styles.card)}>
                <input
                  type="radio"
                  id={id}
                  className={styles.radio}
                  name={name ?? madeName}
                  value={option.value}
                  {...(value === undefined
                    ? { defaultChecked: option.value === defaultValue }
                    : { checked: option.value === value })}
                  disabled={disabled || option.disabled}
                  aria-describedby={isHinted ? `${id}-hint` : undefined}
                  onChange={() => onChange?.(option.value)}
                />
                <span className={styles.texts}>
                  <span>{option.label}</span>
                  {isHinted && (
                    <span id={`${id}-hint`} className={styles.hint}>
                      {option.hint}
                    </span>
                  )}
                </span>
              </label>
            );
          })}
        </div>
      )}
    </Field>
  );
}

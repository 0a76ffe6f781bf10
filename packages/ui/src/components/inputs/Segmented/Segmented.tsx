import { type ReactNode, useId } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { Field, type FieldOptions } from '../Field/Field.tsx';
import { splitFieldProps } from '../Field/splitField.ts';
import * as styles from './Segmented.css.ts';

export interface SegmentedOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly disabled?: boolean;
}

export interface SegmentedProps<Value extends string> extends FieldOptions {
  /** Two to four choices, each of one to three words. */
  options: readonly SegmentedOption<Value>[];
  /** The chosen one. */
  value: Value;
  /** Hears of another choice. */
  onChange: (value: Value) => void;
  /** Under which a form submits the choice. */
  name?: string | undefined;
  /** `small` in toolbars. */
  size?: 'small' | 'medium' | undefined;
  /** As wide as its container, all choices equally wide. */
  block?: boolean | undefined;
  /** Disables all choices; a single choice has its own `disabled`. */
  disabled?: boolean | undefined;
}

/**
 * One of a few choices, all visible: native radio buttons in a row. Its label is for assistive technology unless
 * `labelHidden={false}`.
 */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { field, control } = splitFieldProps(props);
  const { options, value, onChange, name, size = 'medium', block, disabled, ...rest } = control;
  const madeName = useId();
  return (
    <Field {...field} labelHidden={field.labelHidden ?? true} group>
      {(attributes) => (
        <div
          role="radiogroup"
          className={joinClasses(styles.track, block && styles.block)}
          {...attributes}
          {...rest}
        >
          {options.map((option) => (
            <label key={option.value} className={joinClasses(styles.choice, styles.size[size])}>
              <input
                type="radio"
                className={styles.radio}
                name={name ?? madeName}
                value={option.value}
                checked={option.value === value}
                disabled={disabled || option.disabled}
                onChange={() => onChange(option.value)}
              />
              {option.label}
            </label>
          ))}
        </div>
      )}
    </Field>
  );
}

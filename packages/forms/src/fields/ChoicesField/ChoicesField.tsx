import { Checkbox, Field } from '@fairway/ui';
import { joinClasses } from '@fairway/ui/utilities';
import { useCallback, useRef } from 'react';
import { useControl } from '../../form/controls/useControl.ts';
import { useFieldValue } from '../../form/useFormState.ts';
import type { ChoiceFieldProps } from '../ChoiceField/ChoiceField.tsx';
import * as styles from './ChoicesField.css.ts';

export interface ChoicesFieldProps extends ChoiceFieldProps {
  /** The most that can be chosen: the others can then no longer be ticked. */
  max?: number;
}

/** Several of a few: routes, permissions. The field holds the list of values, in the order of the choices. */
export function ChoicesField({
  name,
  label,
  choices,
  inline,
  disabled,
  requiredText,
  max = choices.length,
  ...field
}: ChoicesFieldProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const element = useCallback(
    () => group.current?.querySelector<HTMLElement>('input:not(:disabled)') ?? null,
    [],
  );
  const { form, error, warning } = useControl(name, {
    ...{ element, write: nothing, label, requiredText, missing: 'choice', keep: true },
  });
  const value = useFieldValue(form, name);
  const selectedValues = new Set(Array.isArray(value) ? value : []);
  const toggle = (one: string, on: boolean) =>
    form.change(
      name,
      choices.map((choice) => choice.value).filter((each) => (each === one ? on : selectedValues.has(each))),
    );

  return (
    <Field
      {...field}
      label={label}
      error={error}
      warning={warning}
      count={max < choices.length && `${selectedValues.size}/${max}`}
      group
    >
      {({ 'aria-invalid': invalid, 'aria-required': _required, ...attributes }) => (
        <fieldset
          {...attributes}
          ref={group}
          className={joinClasses(styles.group, inline && styles.inline)}
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) form.leave(name);
          }}
        >
          {choices.map((choice) => (
            <Checkbox
              key={choice.value}
              label={choice.label}
              hint={choice.hint}
              value={choice.value}
              checked={selectedValues.has(choice.value)}
              aria-invalid={invalid}
              disabled={
                disabled ||
                choice.disabled ||
                (selectedValues.size >= max && !selectedValues.has(choice.value))
              }
              onChange={(event) => toggle(choice.value, event.currentTarget.checked)}
            />
          ))}
        </fieldset>
      )}
    </Field>
  );
}

/** React shows the value itself. */
function nothing() {}

import { Field, type FieldOptions } from '@fairway/ui';
import { joinClasses } from '@fairway/ui/utilities';
import { type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { useControl } from '../../form/useControl.ts';
import { useFormMessages } from '../../provider/FormsProvider.tsx';
import * as styles from './ChoiceField.css.ts';

/** Something that can be chosen. */
export interface Choice {
  readonly value: string;
  readonly label: ReactNode;
  /** A second, quieter line: what choosing it means. */
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
}

export interface ChoiceFieldProps extends Omit<FieldOptions, 'label' | 'error' | 'warning' | 'count'> {
  /** The field of the form; holds the value of a choice, or `''`. */
  name: string;
  /** Names the group, in the page and in the summary. */
  label: string;
  /** What can be chosen, in their order. */
  choices: ReadonlyArray<Choice>;
  /** Side by side where they fit, for choices of a few words; else one below the other. */
  inline?: boolean;
  /** Nothing can be chosen. */
  disabled?: boolean;
  /** The sentence that asks for a choice; "Make a choice." unless given. */
  requiredText?: string;
}

/** One of a few choices, all visible with their meanings: native radio buttons. */
export function ChoiceField({
  name,
  label,
  choices,
  inline,
  disabled,
  requiredText,
  ...field
}: ChoiceFieldProps) {
  const { common } = useFormMessages();
  const group = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const element = useCallback(
    () =>
      group.current?.querySelector<HTMLElement>('input:checked') ??
      group.current?.querySelector<HTMLElement>('input:not(:disabled)') ??
      null,
    [],
  );
  const write = useCallback((value: unknown) => {
    for (const radio of group.current?.querySelectorAll('input') ?? []) radio.checked = radio.value === value;
  }, []);
  const { form, error, warning } = useControl(name, {
    ...{ element, write, label, requiredText: requiredText ?? common.asked, keep: true },
  });
  const [start] = useState(() => form.value(name));

  return (
    <Field {...field} label={label} error={error} warning={warning} group>
      {(attributes) => (
        <div
          {...attributes}
          ref={group}
          role="radiogroup"
          className={joinClasses(styles.group, inline && styles.inline)}
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) form.leave(name);
          }}
        >
          {choices.map(({ value, label: text, hint, disabled: off }) => (
            <label key={value} className={joinClasses(styles.choice, !inline && styles.card)}>
              <input
                type="radio"
                // The summary links to it.
                id={`${attributes.id}-${value}`}
                className={styles.radio}
                name={name}
                value={value}
                defaultChecked={value === start}
                disabled={disabled || off}
                aria-describedby={hint === undefined ? undefined : `${hintId}-${value}`}
                onChange={() => form.change(name, value)}
              />
              <span className={styles.texts}>
                <span>{text}</span>
                {hint !== undefined && (
                  <span id={`${hintId}-${value}`} className={styles.hint}>
                    {hint}
                  </span>
                )}
              </span>
            </label>
          ))}
        </div>
      )}
    </Field>
  );
}

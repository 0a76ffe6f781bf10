import { type FieldOptions, RadioGroup, type RadioOption } from '@fairway/ui';
import { useCallback, useRef, useState } from 'react';
import { useControl } from '../../form/controls/useControl.ts';

/** Something that can be chosen. */
export type Choice = RadioOption<string>;

export interface ChoiceFieldProps extends Omit<FieldOptions, 'label' | 'error' | 'warning' | 'count'> {
  /** The field of the form; holds the value of a choice, or `''`. */
  name: string;
  /** Names the group, in the page and in the summary. */
  label: string;
  /** The choices, in display order. */
  choices: ReadonlyArray<Choice>;
  /** Side by side where they fit, for choices of a few words; else one below the other. */
  inline?: boolean;
  /** Nothing can be chosen. */
  disabled?: boolean;
  /** The error for a missing choice; "Choose" and the label by default. */
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
  const group = useRef<HTMLDivElement>(null);
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
    ...{ element, write, label, requiredText, missing: 'choice', keep: true },
  });
  const [start] = useState(() => String(form.value(name) ?? ''));

  return (
    <RadioGroup
      {...field}
      ref={group}
      name={name}
      label={label}
      options={choices}
      inline={inline}
      disabled={disabled}
      defaultValue={start}
      error={error}
      warning={warning}
      onChange={(value) => form.change(name, value)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) form.leave(name);
      }}
    />
  );
}

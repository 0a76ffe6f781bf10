import { TagInput, type TagInputProps } from '@fairway/ui';
import { useCallback, useRef } from 'react';
import { useControl } from '../../form/controls/useControl.ts';
import { useFieldValue } from '../../form/useFormState.ts';

export interface TagsFieldProps
  extends Omit<
    TagInputProps,
    'name' | 'label' | 'value' | 'onChange' | 'error' | 'warning' | 'onBlur' | 'ref'
  > {
  /** The field of the form; holds the list of tags, in the order they were typed. */
  name: string;
  /** Names the field, in the page and in the summary. */
  label: string;
  /** The error for a missing tag. */
  requiredText?: string;
  /** Most tags; no limit unless given. */
  max?: number;
  /** Most characters of a tag; 100 unless given. */
  maxLength?: number;
}

const none: readonly string[] = [];

/** Words that people make up themselves, such as keywords and references. */
export function TagsField({ name, label, requiredText, ...rest }: TagsFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  const element = useCallback(() => ref.current, []);
  const { form, error, warning } = useControl(name, {
    ...{ element, write: nothing, label, requiredText, keep: true },
  });
  const value = useFieldValue(form, name);
  const tags = Array.isArray(value) ? value.filter((tag): tag is string => typeof tag === 'string') : none;
  // On blur, the box first adds the typed text; then the field is left.
  return (
    <TagInput
      {...rest}
      ref={ref}
      name={name}
      label={label}
      value={tags}
      error={error}
      warning={warning}
      onChange={(next) => form.change(name, next)}
      onBlur={() => queueMicrotask(() => form.leave(name))}
    />
  );
}

/** React shows the value itself. */
function nothing() {}

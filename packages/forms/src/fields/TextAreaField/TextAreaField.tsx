import { Field, type FieldOptions } from '@fairway/ui';
import { splitFieldProps } from '@fairway/ui/utilities';
import type { TextareaHTMLAttributes } from 'react';
import { useTextControl } from '../../form/useTextControl.ts';
import { normaliseLines } from './normaliseLines.ts';
import * as styles from './TextArea.css.ts';
import { TextCount } from './TextCount.tsx';

export interface TextAreaFieldProps
  extends Omit<FieldOptions, 'label' | 'error' | 'warning' | 'count'>,
    Omit<
      TextareaHTMLAttributes<HTMLTextAreaElement>,
      | keyof FieldOptions
      | 'name'
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'onPaste'
      | 'onBlur'
      | 'children'
      | 'maxLength'
    > {
  /** The field of the form; holds text with line breaks. */
  name: string;
  /** Names the field, in the page and in the summary. */
  label: string;
  /**
   * The most characters, counted beside the field. Typing on is not stopped: a pasted text cut off unseen is worse
   * than one that is too long. Give the schema `textLength` of the same number.
   */
  max?: number;
  /** The sentence that asks for this field when it is empty. */
  requiredText?: string;
}

/** Several lines of text, with a count of them. Enter makes a line; it does not submit. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { field, control } = splitFieldProps(props);
  const { name, max, requiredText, rows = 3, ...rest } = control;
  const { input, error, warning } = useTextControl<HTMLTextAreaElement>(name, {
    label: props.label,
    requiredText,
    normalise: normaliseLines,
  });
  return (
    <Field
      {...field}
      error={error}
      warning={warning}
      count={max !== undefined && max > 0 && <TextCount name={name} max={max} />}
    >
      {({ 'aria-labelledby': _label, ...attributes }) => (
        <textarea {...attributes} {...rest} {...input} rows={rows} className={styles.area} />
      )}
    </Field>
  );
}

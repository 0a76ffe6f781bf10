import { TextArea, type TextAreaProps } from '@fairway/ui';
import { useTextControl } from '../../form/controls/useTextControl.ts';
import { normaliseLines } from './normaliseLines.ts';
import { TextCount } from './TextCount.tsx';

export interface TextAreaFieldProps
  extends Omit<
    TextAreaProps,
    | 'ref'
    | 'name'
    | 'label'
    | 'error'
    | 'warning'
    | 'count'
    | 'value'
    | 'defaultValue'
    | 'onChange'
    | 'onPaste'
    | 'onBlur'
    | 'maxLength'
  > {
  /** The field of the form; holds text with line breaks. */
  name: string;
  /** Names the field, in the page and in the summary. */
  label: string;
  /**
   * The maximum number of characters, counted next to the field. Typing is not stopped at it: a pasted text that is cut
   * off unnoticed is worse than one that is too long. Give the schema `textLength` of the same number.
   */
  max?: number;
  /** The error if this field is empty. */
  requiredText?: string;
}

/** Several lines of text, with a count of them. Enter makes a line; it does not submit. */
export function TextAreaField({ name, max, requiredText, ...rest }: TextAreaFieldProps) {
  const { input, error, warning } = useTextControl<HTMLTextAreaElement>(name, {
    label: rest.label,
    requiredText,
    normalise: normaliseLines,
  });
  return (
    <TextArea
      {...rest}
      {...input}
      error={error}
      warning={warning}
      count={max !== undefined && max > 0 && <TextCount name={name} max={max} />}
    />
  );
}

import type { TextFieldProps } from '@fairway/ui';
import type { AsyncCheck } from '../form/checks.ts';

/** The properties of a form field: the input's attributes, except those that the form sets. */
export interface FieldProps
  extends Omit<
    TextFieldProps,
    | 'name'
    | 'label'
    | 'value'
    | 'defaultValue'
    | 'error'
    | 'warning'
    | 'onChange'
    | 'onPaste'
    | 'onBlur'
    | 'ref'
    | 'type'
  > {
  /** The field of the form; one of the keys of `initial`. */
  name: string;
  /** Names the field, in the page and in the summary; the built-in name unless given. */
  label?: string;
}

/** A field whose value must be free, or known, on the server. */
export interface CheckedFieldProps extends FieldProps {
  /**
   * Runs on the server when the field is left and keeps its rules: `'taken'` if the value is in use, null if it is
   * free. Late responses are dropped and their signal aborted; a missing response does not block the form.
   */
  check?: AsyncCheck;
}

/** Built-in words of a field; sentences for rules by their name. */
export interface FieldWords {
  readonly label: string;
  readonly placeholder: string;
  /** The error if the field is empty; a sentence with its label unless given. */
  readonly required?: string;
  readonly taken?: string;
}

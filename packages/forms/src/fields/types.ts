import type { TextFieldProps } from '@fairway/ui';

/** What a field of a form takes: the input's attributes, less those that the form sets. */
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

import type { FieldOptions } from './Field.tsx';

/** Parts what belongs to the field around a control from what belongs to the control. */
export function splitFieldProps<Props extends FieldOptions>(
  props: Props,
): { field: FieldOptions; control: Omit<Props, keyof FieldOptions> } {
  const {
    id,
    label,
    labelHidden,
    hint,
    error,
    warning,
    required,
    count,
    'aria-describedby': describedBy,
    className,
    ...control
  } = props;
  return {
    field: {
      id,
      label,
      labelHidden,
      hint,
      error,
      warning,
      required,
      count,
      'aria-describedby': describedBy,
      className,
    },
    control,
  };
}

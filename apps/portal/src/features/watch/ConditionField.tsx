import { Checkbox, TextField } from '@fairway/ui';

export interface ConditionFieldProps {
  label: string;
  checked: boolean;
  onToggle: () => void;
  /** The number of the condition; undefined for one without a number. */
  number:
    | {
        readonly label: string;
        readonly value: string;
        readonly error: string | undefined;
        readonly onChange: (value: string) => void;
      }
    | undefined;
}

/** One condition to tick, with its number where it has one. */
export function ConditionField({ label, checked, onToggle, number }: ConditionFieldProps) {
  return (
    <>
      <Checkbox label={label} checked={checked} onChange={onToggle} />
      {number && checked ? (
        <TextField
          label={number.label}
          inputMode="decimal"
          value={number.value}
          error={number.error}
          onChange={({ target }) => number.onChange(target.value)}
        />
      ) : null}
    </>
  );
}

import { useMemo } from 'react';
import type { FormStore, FormValues, RowAt, Rows } from '../types.ts';
import { useTopic } from '../useFormState.ts';
import type { FieldName } from '../values/names.ts';

/** Returns the rows of a list; renders again when rows are added, removed or moved, not when the user types in one. */
export function useRows<Values extends FormValues, Name extends FieldName<Values>>(
  form: FormStore<Values>,
  name: Name,
): { readonly keys: readonly string[]; readonly rows: Rows<RowAt<Values, Name>> } {
  const rows = useMemo<Rows<RowAt<Values, Name>>>(() => form.rows(name), [form, name]);
  const keys = useTopic(form, `${name}#`, rows.keys);
  return { keys, rows };
}

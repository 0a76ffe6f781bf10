import { useInsertionEffect, useRef, useState } from 'react';
import { createFormStore } from './createFormStore.ts';
import type { FormOptions, FormStore, FormValues } from './types.ts';

/**
 * Returns the store of one form, for `<Form form={form}>`. Schema and callbacks are those of the last render, so a form
 * may change its schema with a mode and keep the typed values; `initial` is read once.
 */
export function useForm<Values extends FormValues, Output>(
  options: FormOptions<Values, Output>,
): FormStore<Values> {
  const latest = useRef(options);
  useInsertionEffect(() => {
    latest.current = options;
  });
  const [form] = useState(() => createFormStore(() => latest.current));
  return form;
}

import { createContext, useContext } from 'react';
import type { FormStore } from './types.ts';

export const FormContext = createContext<FormStore | null>(null);

/** The form around a field. */
export function useFormContext(): FormStore {
  const form = useContext(FormContext);
  if (!form) throw new Error('Put fields of @fairway/forms inside <Form form={form}>.');
  return form;
}

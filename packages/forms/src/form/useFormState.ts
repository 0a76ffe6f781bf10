import { useCallback, useSyncExternalStore } from 'react';
import type { CheckState } from './checks.ts';
import type { FormStore, FormValues, Summary } from './types.ts';
import type { FieldName, ValueAt } from './values/names.ts';

/** Returns the result of `read`, again whenever this topic of the form changes. */
export function useTopic<Value>(form: Pick<FormStore, 'subscribe'>, topic: string, read: () => Value): Value {
  const subscribe = useCallback((listener: () => void) => form.subscribe(topic, listener), [form, topic]);
  return useSyncExternalStore(subscribe, read, read);
}

/** The value of one field, for what depends on it; renders again at each key. */
export function useFieldValue<Values extends FormValues, Name extends FieldName<Values>>(
  form: FormStore<Values>,
  name: Name,
): ValueAt<Values, Name> {
  return useTopic(form, `${name}=`, () => form.value(name) as ValueAt<Values, Name>);
}

/** Whether the form is being sent. */
export function usePending(form: Pick<FormStore, 'subscribe' | 'pending'>): boolean {
  return useTopic(form, 'pending', form.pending);
}

/** Returns the problems of the last attempt to submit that are still open. */
export function useSummary(form: Pick<FormStore, 'subscribe' | 'summary'>): Summary {
  return useTopic(form, 'summary', form.summary);
}

/** The problem and the warning of a field; '' is the form itself. */
export function useFieldNotices(form: Pick<FormStore, 'subscribe' | 'problem' | 'warning'>, name: string) {
  const problem = useTopic(form, name, () => form.problem(name));
  const warning = useTopic(form, name, () => form.warning(name));
  return { problem, warning };
}

/** Returns the state of a field's check on the server. */
export function useCheckState(form: Pick<FormStore, 'subscribe' | 'checkState'>, name: string): CheckState {
  return useTopic(form, `${name}?`, () => form.checkState(name));
}

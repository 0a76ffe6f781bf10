import { type FormOptions, type FormStore, type FormValues, useForm } from '@fairway/forms';
import type { Send } from '@fairway/gateway';
import { useNotices } from '../notices/useNotices.ts';
import type { MutationOptions } from './createMutations.ts';
import { useMutation } from './useMutation.ts';

type FormOwned = 'confirm' | 'afterLogin' | 'explain' | 'subject';

/** A form and its mutation; `subject` is needed where the success has a message. */
export interface MutationFormOptions<Values extends FormValues, Output, Data>
  extends Omit<FormOptions<Values, Output>, 'onSubmit' | 'explain'>,
    Omit<MutationOptions<Output, Data>, FormOwned> {
  readonly subject?: string;
  /** Sends the output of the schema. */
  run(output: Output, send: Send): Promise<Data>;
  /** The sentence for a failure that fits no field, if it is not the usual one; false where the screen shows it. */
  explain?(error: unknown): string | false;
}

/** A form that writes: refused fields are shown at their fields, other failures above the form, where it is sent again. */
export function useMutationForm<Values extends FormValues, Output, Data>(
  options: MutationFormOptions<Values, Output, Data>,
): FormStore<Values> {
  const { run, success, undo, onSuccess, onError, refresh, subject = 'form', ...form } = options;
  const { messageOf } = useNotices();
  const effects = { success, undo, onSuccess, onError, refresh };
  const mutationOptions = Object.fromEntries(
    Object.entries(effects).filter(([, value]) => value !== undefined),
  );
  const { mutateAsync } = useMutation((output: Output, send) => run(output, send), {
    subject,
    ...mutationOptions,
  });
  return useForm<Values, Output>({
    explain: (error) => messageOf(error) ?? false,
    ...form,
    onSubmit: (output) => (mutateAsync as (output: Output) => Promise<Data | undefined>)(output),
  });
}

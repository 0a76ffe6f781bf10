import { joinClasses } from '@fairway/ui/utilities';
import { type FormEvent, type FormHTMLAttributes, type Ref, useLayoutEffect } from 'react';
import { FormContext } from '../context.ts';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';
import type { FormStore, FormValues } from '../types.ts';
import * as styles from './Form.css.ts';
import { useWholeWords } from './useWholeWords.ts';

export interface FormProps<Values extends FormValues>
  extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'onReset' | 'action' | 'method'> {
  ref?: Ref<HTMLFormElement>;
  /** The store that `useForm` made. */
  form: FormStore<Values>;
  /**
   * `list` above the fields names every problem; `form`, for short forms, only what fits no field; `none` nothing, where the
   * owner shows that.
   */
  summary?: 'list' | 'form' | 'none';
}

type GivenFormProps<Values extends FormValues> =
  | (FormProps<Values> & { of?: never })
  | (Omit<FormProps<Values>, 'form'> & {
      form?: never;
      /** @deprecated Use `form`. */
      of: FormStore<Values>;
    });

/** A form that checks, sends and shows the result. Fields inside it connect to it automatically. */
export function Form<Values extends FormValues>({
  form: givenForm,
  of,
  summary = 'list',
  className,
  children,
  ref,
  ...rest
}: GivenFormProps<Values>) {
  // Names of fields are plain strings; the store throws on an unknown name.
  const form = (givenForm ?? of) as unknown as FormStore;
  useLayoutEffect(() => form.restore(), [form]);
  const formRef = useWholeWords(ref);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A form in a dialog portalled out of another form must not submit that one too.
    event.stopPropagation();
    void form.submit();
  };
  const reset = (event: FormEvent) => {
    event.preventDefault();
    form.reset();
  };

  return (
    <FormContext value={form}>
      {/* post: should the script fail to load, a native submit must not put a password into the address. */}
      <form
        noValidate
        method="post"
        className={joinClasses(styles.form, className)}
        onSubmit={submit}
        onReset={reset}
        {...rest}
        ref={formRef}
      >
        <ErrorSummary shows={summary} />
        {children}
      </form>
    </FormContext>
  );
}

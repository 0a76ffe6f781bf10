import { Dialog, DialogClose, type DialogProps, useMessages } from '@fairway/ui';
import { type ReactNode, useId } from 'react';
import { useFormMessages } from '../../provider/FormsProvider.tsx';
import { FormContext } from '../context.ts';
import { Form } from '../Form/Form.tsx';
import { problemText } from '../problems/problem.ts';
import { SubmitButton, type SubmitButtonProps } from '../SubmitButton/SubmitButton.tsx';
import type { FormStore, FormValues } from '../types.ts';
import { usePending, useSummary } from '../useFormState.ts';
import * as styles from './FormDialog.css.ts';

type DialogOwned = 'open' | 'footer' | 'error' | 'guard' | 'loading' | 'busy' | 'onSubmit' | 'onReset';

export interface FormDialogProps<Values extends FormValues> extends Omit<DialogProps, DialogOwned> {
  /** The store that `useForm` returned. If its component stays mounted while the dialog is closed, reset it. */
  form: FormStore<Values>;
  /** Whether it is open; if omitted, it is open while mounted. */
  open?: boolean;
  /** The action of the main button: `Save department`. */
  submitLabel: ReactNode;
  /** `danger` where the form takes something away. */
  tone?: SubmitButtonProps['tone'];
  /** Text of the button that leaves; the kit's word for cancel without it. */
  cancelLabel?: ReactNode;
  /** Further actions at the start of the footer, such as a button that deletes. */
  actions?: ReactNode;
}

/**
 * A form in a dialog. Its buttons are in the footer; closing asks for confirmation after a change and is blocked while
 * the form is sent; a failure that fits no field is shown above the buttons.
 */
export function FormDialog<Values extends FormValues>({
  form: givenForm,
  open = true,
  submitLabel,
  tone,
  cancelLabel,
  actions,
  children,
  ...rest
}: FormDialogProps<Values>) {
  const form = givenForm as unknown as FormStore;
  const id = useId();
  const { common } = useMessages();
  const messages = useFormMessages();
  const isPending = usePending(form);
  const failure = useSummary(form).entries.find(({ name }) => name === '');
  return (
    <Dialog
      {...rest}
      open={open}
      guard={form.isChanged}
      loading={isPending}
      error={failure && problemText(failure.problem, messages)}
      footer={
        <FormContext value={form}>
          {actions ? <div className={styles.actions}>{actions}</div> : null}
          <DialogClose aria-disabled={isPending || undefined}>{cancelLabel ?? common.cancel}</DialogClose>
          <SubmitButton form={id} {...(tone && { tone })}>
            {submitLabel}
          </SubmitButton>
        </FormContext>
      }
    >
      <Form form={givenForm} id={id} summary="none" className={rest.description ? undefined : styles.first}>
        {children}
      </Form>
    </Dialog>
  );
}

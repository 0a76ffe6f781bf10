import { Button, type ButtonProps } from '@fairway/ui';
import { useFormContext } from '../context.ts';
import { usePending } from '../useFormState.ts';

export interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'loading'> {}

/**
 * Submits the form around it and keeps focus during the submission. A press during that time still reaches the form,
 * because a value may have changed.
 */
export function SubmitButton({ tone = 'brand', ...rest }: SubmitButtonProps) {
  const form = useFormContext();
  const pending = usePending(form);
  const hear = pending ? () => void form.submit() : undefined;
  return <Button onClickCapture={hear} {...rest} tone={tone} type="submit" loading={pending} />;
}

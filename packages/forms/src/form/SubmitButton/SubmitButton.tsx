import { Button, type ButtonProps } from '@fairway/ui';
import { useFormContext } from '../context.ts';
import { usePending } from '../useFormState.ts';

export interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'loading'> {}

/** Sends the form around it; keeps focus while that runs. What is pressed meanwhile the form hears: something may have changed. */
export function SubmitButton({ tone = 'brand', ...rest }: SubmitButtonProps) {
  const form = useFormContext();
  const pending = usePending(form);
  const hear = pending ? () => void form.submit() : undefined;
  return <Button onClickCapture={hear} {...rest} tone={tone} type="submit" loading={pending} />;
}

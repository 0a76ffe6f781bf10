import { Button, type ButtonProps } from '@fairway/ui';
import { useFormContext } from '../context.ts';
import { usePending } from '../useFormState.ts';

export interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'loading'> {}

/** Sends the form around it; keeps focus and ignores presses while that runs. */
export function SubmitButton({ tone = 'brand', ...rest }: SubmitButtonProps) {
  const pending = usePending(useFormContext());
  return <Button {...rest} tone={tone} type="submit" loading={pending} />;
}

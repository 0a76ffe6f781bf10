import { normaliseCode, verifyCodeLength } from '@fairway/trade';
import { TextField } from '@fairway/ui';
import { useTextControl } from '../../form/controls/useTextControl.ts';
import { useFormMessages } from '../../provider/FormsProvider.tsx';
import type { FieldProps } from '../types.ts';
import type { CodeRequest } from './codeRequest.ts';
import { ResendButton } from './ResendButton.tsx';

export type CodeFieldProps = FieldProps & CodeRequest;

/** A verification code: one real input, which finds the digits in a pasted message, with the button that sends it. */
export function CodeField({ name, label, target, purpose, send, serverNow, ...rest }: CodeFieldProps) {
  const { code } = useFormMessages();
  const named = label ?? code.label;
  const { input, error, warning } = useTextControl(name, {
    label: named,
    requiredText: code.required,
    normalise: normaliseCode,
    normaliseTyped: sixDigits,
    keep: false,
  });
  return (
    <TextField
      // `text`: a number input would drop leading zeros and spin on scroll.
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="[0-9]*"
      placeholder={code.placeholder}
      end={<ResendButton {...{ target, purpose, send, serverNow }} codeField={name} />}
      {...rest}
      {...input}
      label={named}
      error={error}
      warning={warning}
    />
  );
}

/** Digits only, and no more than the code has. */
function sixDigits(value: string): string {
  return normaliseCode(value).slice(0, verifyCodeLength);
}

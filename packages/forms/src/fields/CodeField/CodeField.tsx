import { normaliseCode, verifyCodeLength } from '@fairway/trade';
import { TextField } from '@fairway/ui';
import { useTextControl } from '../../form/useTextControl.ts';
import { useFormMessages } from '../../provider/FormsProvider.tsx';
import type { FieldProps } from '../types.ts';
import { type CodeSent, ResendButton } from './ResendButton.tsx';

export interface CodeFieldProps extends FieldProps {
  /** The field that holds the phone or email to send to; it is checked first. */
  target: string;
  /** The purpose of the code; each purpose has its own cooldown. */
  purpose: string;
  /** Asks the server to send. A failure is shown at the field it names; its `retryAt` starts the cooldown. */
  send: (target: string) => Promise<CodeSent>;
  /** The server's clock in epoch milliseconds, where the site knows it; the browser's unless given. */
  serverNow?: () => number;
}

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

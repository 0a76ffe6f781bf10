import { Button, Icon, TextField } from '@fairway/ui';
import { Eye, EyeOff } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTextControl } from '../../form/controls/useTextControl.ts';
import { usePending } from '../../form/useFormState.ts';
import { useFormMessages } from '../../provider/FormsProvider.tsx';
import type { FieldProps } from '../types.ts';
import { eye } from './PasswordField.css.ts';
import { PasswordStrengthMeter } from './PasswordStrengthMeter.tsx';

export interface PasswordFieldProps extends FieldProps {
  /**
   * `current` to log in, `new` to choose one: offers the browser's generator and shows the strength; `given` to choose
   * one for another person's first login; `again` to type it a second time.
   */
  purpose?: 'current' | 'new' | 'given' | 'again';
}

/** A password: shown on demand, never stored in a draft, hidden again before it is sent. */
export function PasswordField({ name, label, purpose = 'current', hint, ...rest }: PasswordFieldProps) {
  const { password } = useFormMessages();
  const words = password.purposes[purpose];
  const named = label ?? words.label;
  const { form, input, error, warning } = useTextControl(name, {
    label: named,
    requiredText: words.required,
    keep: false,
  });
  const [isVisible, setVisible] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  // Sent as text, some browsers would keep it among the entries they suggest.
  const pending = usePending(form);
  const visible = isVisible && !pending;
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));

  return (
    <TextField
      autoComplete={purpose === 'current' ? 'current-password' : 'new-password'}
      autoCapitalize="none"
      spellCheck={false}
      placeholder={words.placeholder}
      {...rest}
      {...input}
      type={visible ? 'text' : 'password'}
      label={named}
      error={error}
      warning={capsLock ? password.capsLock : warning}
      hint={hint}
      count={purpose === 'new' && <PasswordStrengthMeter name={name} />}
      onKeyDown={watchCapsLock}
      onKeyUp={watchCapsLock}
      onBlur={() => {
        setCapsLock(false);
        input.onBlur();
      }}
      end={
        <Button
          tone="quiet"
          size="small"
          className={eye}
          aria-label={password.show}
          aria-pressed={visible}
          icon={<Icon icon={visible ? EyeOff : Eye} />}
          disabled={rest.disabled}
          onClick={() => setVisible(!isVisible)}
        />
      }
    />
  );
}

import { mainland, mobileDoubt, normaliseContactPhone, normalisePhone } from '@fairway/trade';
import { TextField } from '@fairway/ui';
import { useCallback, useMemo } from 'react';
import { useFormContext } from '../../form/context.ts';
import { useTextControl } from '../../form/controls/useTextControl.ts';
import { useFieldValue } from '../../form/useFormState.ts';
import { useFormMessages } from '../../provider/FormsProvider.tsx';
import { endWithMark } from '../CheckMark/CheckMark.tsx';
import type { CheckedFieldProps } from '../types.ts';
import { useDoubt } from '../useDoubt.ts';
import { DialCodeSelect } from './DialCodeSelect.tsx';
import type { DialCode } from './dialCodes.ts';

export interface PhoneFieldProps extends CheckedFieldProps {
  /** The field of the form that holds the dial code, `'86'` to start with. Without it the phone is a mainland one. */
  dialCodeName?: string;
  /** The choices of dial codes; mainland China alone unless given. */
  dialCodes?: readonly DialCode[];
  /** Advises people from other countries to log in by email (spec 2). */
  loginHint?: boolean;
  /** A phone to call back, of any country, as `contactPhone` accepts it; without a separate dial code. */
  contact?: boolean;
}

/** A phone number, pasted and typed in any way, stored as bare digits; one to call back keeps its groups. */
export function PhoneField({
  name,
  label,
  dialCodeName,
  dialCodes,
  loginHint,
  contact,
  hint,
  check,
  end,
  ...rest
}: PhoneFieldProps) {
  const { phone } = useFormMessages();
  const named = label ?? phone.label;
  const codes = useMemo(
    () => dialCodes ?? [{ code: mainland, name: phone.dialCodes[mainland] }],
    [dialCodes, phone],
  );
  const form = useFormContext();
  const dialled = useFieldValue(form, dialCodeName ?? '');
  const country = dialCodeName ? codes.find(({ code }) => code === dialled) : undefined;
  const dialCode = useCallback(
    () => (dialCodeName ? String(form.value(dialCodeName)) : mainland),
    [form, dialCodeName],
  );
  const normalise = useCallback(
    (value: string) => (contact ? normaliseContactPhone(value) : normalisePhone(value, dialCode())),
    [contact, dialCode],
  );
  const warn = useDoubt(useCallback((value: string) => mobileDoubt(value, dialCode()), [dialCode]));
  // A new object of texts would discard the form's results.
  const texts = useMemo(() => (contact ? { required: phone.contactRequired } : phone), [contact, phone]);
  const { input, error, warning, checkState } = useTextControl(name, {
    label: named,
    texts,
    ...{ normalise, warn, check },
  });
  const elsewhere = country !== undefined && country.code !== mainland;
  const here = contact ? phone.contact : phone.placeholder;
  const placeholder = elsewhere ? phone.elsewhere(country.digits) : here;
  return (
    <TextField
      type="tel"
      inputMode="tel"
      autoComplete={contact ? 'tel' : 'tel-national'}
      placeholder={placeholder}
      hint={hint ?? (loginHint ? phone.overseas : undefined)}
      start={dialCodeName && <DialCodeSelect name={dialCodeName} codes={codes} disabled={rest.disabled} />}
      {...rest}
      {...input}
      end={endWithMark(Boolean(check), checkState, end)}
      label={named}
      error={error}
      warning={warning}
    />
  );
}

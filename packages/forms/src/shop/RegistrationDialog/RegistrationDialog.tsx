import {
  follows,
  normaliseCode,
  normaliseUsername,
  registerVerifyCode,
  required,
  shopPassword,
  shopUsername,
} from '@fairway/trade';
import { Dialog, DialogClose, type DialogProps } from '@fairway/ui';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { PasswordField } from '../../fields/PasswordField/PasswordField.tsx';
import { WordedField } from '../../fields/WordedField.tsx';
import type { AsyncCheck } from '../../form/checks.ts';
import { Form } from '../../form/Form/Form.tsx';
import { SubmitButton } from '../../form/SubmitButton/SubmitButton.tsx';
import { useForm } from '../../form/useForm.ts';
import { useFormMessages } from '../../provider/FormsProvider.tsx';
import { foot } from './RegistrationDialog.css.ts';

/** The submitted values, named like those of the call. */
export interface ShopRegistration {
  readonly userName: string;
  readonly password: string;
  readonly code: string;
}

export interface RegistrationDialogProps extends Pick<DialogProps, 'open' | 'onClose' | 'returnFocus'> {
  /** Registers. An error that it throws is shown: refused fields at their fields, the rest above the form. */
  onRegister: (typed: ShopRegistration) => unknown;
  /** Checks whether a username is free; `'taken'` if it is not. */
  checkUsername?: AsyncCheck;
  /** The picture of the register code, with a button for another one; shown after its field. */
  codePicture?: ReactNode;
  /** Refusals that are about one field: `{ codeWrong: 'code' }`. */
  codeFields?: Readonly<Record<string, keyof ShopRegistration>>;
  /** The sentence for a failure that fits no field. */
  explain?: (error: unknown) => string | false | undefined;
}

const initial = { userName: '', password: '', code: '' };
const text = v.string();
/** The rules of the former shop (specification, point 5): other ones than those of the portal's accounts. */
const schema = v.object({
  userName: v.pipe(text, follows(required, shopUsername)),
  password: v.pipe(text, follows(required, shopPassword)),
  code: v.pipe(text, follows(required, registerVerifyCode)),
});

/** Registers with a shop: username, password and register code, by the shop's own rules. */
export function RegistrationDialog({ open, onClose, returnFocus, ...rest }: RegistrationDialogProps) {
  const { shop } = useFormMessages();
  return (
    <Dialog
      open={open}
      size="small"
      onClose={onClose}
      returnFocus={returnFocus}
      title={shop.title}
      description={shop.text}
    >
      <RegistrationForm {...rest} />
    </Dialog>
  );
}

type RegistrationFormProps = Omit<RegistrationDialogProps, 'open' | 'onClose' | 'returnFocus'>;

function RegistrationForm({
  onRegister,
  checkUsername,
  codePicture,
  codeFields,
  explain,
}: RegistrationFormProps) {
  const { shop } = useFormMessages();
  const form = useForm({
    initial,
    schema,
    onSubmit: onRegister,
    ...(codeFields ? { codeFields } : {}),
    ...(explain ? { explain } : {}),
  });
  return (
    <Form form={form} summary="form">
      <WordedField
        name="userName"
        words={shop.username}
        autoComplete="username"
        normalise={normaliseUsername}
        {...(checkUsername ? { check: checkUsername } : {})}
      />
      <PasswordField
        name="password"
        label={shop.password.label}
        placeholder={shop.password.placeholder}
        autoComplete="new-password"
      />
      <WordedField
        name="code"
        words={shop.code}
        inputMode="numeric"
        normalise={normaliseCode}
        keep={false}
        end={codePicture}
      />
      <div className={foot}>
        <DialogClose>{shop.cancel}</DialogClose>
        <SubmitButton>{shop.submit}</SubmitButton>
      </div>
    </Form>
  );
}

export {
  type Announcement,
  announcement,
  cooldownKey,
  cooldownSeconds,
  deadlineIn,
  secondsLeft,
  secondsUntil,
} from './cooldown/cooldown.ts';
export { type CooldownState, useCooldown } from './cooldown/useCooldown.ts';
export { AccountField, type AccountFieldProps } from './fields/AccountField/AccountField.tsx';
export { CheckboxField, type CheckboxFieldProps } from './fields/CheckboxField/CheckboxField.tsx';
export { CodeField, type CodeFieldProps } from './fields/CodeField/CodeField.tsx';
export { type CodeSent, ResendButton, type ResendButtonProps } from './fields/CodeField/ResendButton.tsx';
export { EmailField, type EmailFieldProps } from './fields/EmailField/EmailField.tsx';
export { PasswordField, type PasswordFieldProps } from './fields/PasswordField/PasswordField.tsx';
export { type PasswordStrength, passwordStrength } from './fields/PasswordField/passwordStrength.ts';
export type { DialCode } from './fields/PhoneField/dialCodes.ts';
export { PhoneField, type PhoneFieldProps } from './fields/PhoneField/PhoneField.tsx';
export { TextField, type TextFieldProps } from './fields/TextField/TextField.tsx';
export type { FieldProps } from './fields/types.ts';
export { useFormContext } from './form/context.ts';
export { ErrorSummary, type ErrorSummaryProps } from './form/ErrorSummary/ErrorSummary.tsx';
export { Form, type FormProps } from './form/Form/Form.tsx';
export type { CallFailure, FailureMap } from './form/failure.ts';
export type { Problem } from './form/problem.ts';
export { SubmitButton, type SubmitButtonProps } from './form/SubmitButton/SubmitButton.tsx';
export type { Control, FormOptions, FormStore, FormValues, Summary } from './form/types.ts';
export { useControl } from './form/useControl.ts';
export { useForm } from './form/useForm.ts';
export { useFieldValue, usePending, useSummary } from './form/useFormState.ts';
export { type TextControlOptions, useTextControl } from './form/useTextControl.ts';
export type { FormMessages } from './messages/types.ts';
export { FormsProvider, type FormsProviderProps, useFormMessages } from './provider/FormsProvider.tsx';

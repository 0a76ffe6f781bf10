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
export { AmountField, type AmountFieldProps } from './fields/AmountField/AmountField.tsx';
export type { Money } from './fields/AmountField/money.ts';
export { CheckboxField, type CheckboxFieldProps } from './fields/CheckboxField/CheckboxField.tsx';
export { type Choice, ChoiceField, type ChoiceFieldProps } from './fields/ChoiceField/ChoiceField.tsx';
export { ChoicesField, type ChoicesFieldProps } from './fields/ChoicesField/ChoicesField.tsx';
export { CodeField, type CodeFieldProps } from './fields/CodeField/CodeField.tsx';
export type { CodeSent } from './fields/CodeField/codeRequest.ts';
export { ResendButton, type ResendButtonProps } from './fields/CodeField/ResendButton.tsx';
export { ComboboxField, type ComboboxFieldProps } from './fields/ComboboxField/ComboboxField.tsx';
export { CompanyCodeField, type CompanyCodeFieldProps } from './fields/CompanyCodeField/CompanyCodeField.tsx';
export { CompanyNameField, type CompanyNameFieldProps } from './fields/CompanyNameField/CompanyNameField.tsx';
export { ContainerField, type ContainerFieldProps } from './fields/ContainerField/ContainerField.tsx';
export { CreditCodeField, type CreditCodeFieldProps } from './fields/CreditCodeField/CreditCodeField.tsx';
export { DateField, type DateFieldProps } from './fields/DateField/DateField.tsx';
export { DateTimeField, type DateTimeFieldProps } from './fields/DateTimeField/DateTimeField.tsx';
export { EmailField, type EmailFieldProps } from './fields/EmailField/EmailField.tsx';
export { FileField, type FileFieldProps } from './fields/FileField/FileField.tsx';
export { IdCardField, type IdCardFieldProps } from './fields/IdCardField/IdCardField.tsx';
export { ImagesField, type ImagesFieldProps } from './fields/ImagesField/ImagesField.tsx';
export { MarkdownField, type MarkdownFieldProps } from './fields/MarkdownField/MarkdownField.tsx';
export { MonthField, type MonthFieldProps } from './fields/MonthField/MonthField.tsx';
export { NumberField, type NumberFieldProps } from './fields/NumberField/NumberField.tsx';
export { PasswordField, type PasswordFieldProps } from './fields/PasswordField/PasswordField.tsx';
export { type PasswordStrength, passwordStrength } from './fields/PasswordField/passwordStrength.ts';
export type { DialCode } from './fields/PhoneField/dialCodes.ts';
export { PhoneField, type PhoneFieldProps } from './fields/PhoneField/PhoneField.tsx';
export { QuantityField, type QuantityFieldProps } from './fields/QuantityField/QuantityField.tsx';
export { RegionField, type RegionFieldProps } from './fields/RegionField/RegionField.tsx';
export {
  RegisterCodeField,
  type RegisterCodeFieldProps,
} from './fields/RegisterCodeField/RegisterCodeField.tsx';
export type { FormRow } from './fields/RowsField/Row.tsx';
export { RowsField, type RowsFieldProps } from './fields/RowsField/RowsField.tsx';
export { SelectField, type SelectFieldProps } from './fields/SelectField/SelectField.tsx';
export { SuggestField, type SuggestFieldProps } from './fields/SuggestField/SuggestField.tsx';
export { TagsField, type TagsFieldProps } from './fields/TagsField/TagsField.tsx';
export { TaxNumberField, type TaxNumberFieldProps } from './fields/TaxNumberField/TaxNumberField.tsx';
export { TextAreaField, type TextAreaFieldProps } from './fields/TextAreaField/TextAreaField.tsx';
export { TextField, type TextFieldProps } from './fields/TextField/TextField.tsx';
export { TimeField, type TimeFieldProps } from './fields/TimeField/TimeField.tsx';
export type { NamedCarrier } from './fields/TrackingNumberField/CarrierGuesses.tsx';
export {
  TrackingNumberField,
  type TrackingNumberFieldProps,
} from './fields/TrackingNumberField/TrackingNumberField.tsx';
export type { CheckedFieldProps, FieldProps, FieldWords } from './fields/types.ts';
export { UsernameField, type UsernameFieldProps } from './fields/UsernameField/UsernameField.tsx';
export { WeekField, type WeekFieldProps } from './fields/WeekField/WeekField.tsx';
export type { AsyncCheck, CheckState } from './form/checks.ts';
export { useFormContext } from './form/context.ts';
export { useControl } from './form/controls/useControl.ts';
export { type TextControlOptions, useTextControl } from './form/controls/useTextControl.ts';
export { ErrorSummary, type ErrorSummaryProps } from './form/ErrorSummary/ErrorSummary.tsx';
export { Form, type FormProps } from './form/Form/Form.tsx';
export { FormDialog, type FormDialogProps } from './form/FormDialog/FormDialog.tsx';
export type { CallFailure, FailureMap } from './form/problems/failure.ts';
export type { Problem } from './form/problems/problem.ts';
export type { RuleSentences } from './form/problems/ruleSentences.ts';
export { useRows } from './form/rows/useRows.ts';
export { SubmitButton, type SubmitButtonProps } from './form/SubmitButton/SubmitButton.tsx';
export type { Control, FormOptions, FormStore, FormValues, RowAt, Rows, Summary } from './form/types.ts';
export { useForm } from './form/useForm.ts';
export { useCheckState, useFieldValue, usePending, useSummary } from './form/useFormState.ts';
export { useLeaveWarning } from './form/useLeaveWarning.ts';
export type { FieldName, FieldPattern, ValueAt } from './form/values/names.ts';
export {
  ColumnMapping,
  type ColumnMappingMessages,
  type ColumnMappingProps,
} from './imports/ColumnMapping/ColumnMapping.tsx';
export { ImportWizard, type ImportWizardProps } from './imports/ImportWizard/ImportWizard.tsx';
export type {
  ImportedRow,
  ImportField,
  ImportReader,
  ImportRefusal,
  ImportRun,
  MappingStore,
} from './imports/ImportWizard/types.ts';
export type { ImportMessages } from './messages/import/types.ts';
export type { FormMessages } from './messages/types.ts';
export { FormsProvider, type FormsProviderProps, useFormMessages } from './provider/FormsProvider.tsx';
export {
  RegistrationDialog,
  type RegistrationDialogProps,
  type ShopRegistration,
} from './shop/RegistrationDialog/RegistrationDialog.tsx';

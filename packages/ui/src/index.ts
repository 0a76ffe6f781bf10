export { Button, type ButtonProps } from './components/Button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './components/Button/ButtonLink.tsx';
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.tsx';
export { Field, type FieldControl, type FieldOptions, type FieldProps } from './components/Field/Field.tsx';
export { splitField } from './components/Field/splitField.ts';
export { Icon, type IconProps } from './components/Icon/Icon.tsx';
export { Select, type SelectGroup, type SelectOption, type SelectProps } from './components/Select/Select.tsx';
export { Spinner, type SpinnerProps } from './components/Spinner/Spinner.tsx';
export { TextField, type TextFieldProps } from './components/TextField/TextField.tsx';
export type { Messages } from './messages/types.ts';
export { classes } from './provider/classes.ts';
export type { LinkComponent, LinkProps } from './provider/link.tsx';
export { UiProvider, type UiProviderProps, useLink, useMessages } from './provider/UiProvider.tsx';
export { density, vars } from './theme/contract.css.ts';
export { breakpoint, media, motion, space, stack, text, weight } from './theme/scale.ts';
export { layout, part, parts } from './theme/style.ts';

import './theme/layers.css.ts';
import './theme/reset.css.ts';

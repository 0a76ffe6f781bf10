export { Button, type ButtonProps } from './components/Button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './components/Button/ButtonLink.tsx';
export { Icon, type IconProps } from './components/Icon/Icon.tsx';
export { Spinner, type SpinnerProps } from './components/Spinner/Spinner.tsx';
export type { Messages } from './messages/types.ts';
export { classes } from './provider/classes.ts';
export type { LinkComponent, LinkProps } from './provider/link.tsx';
export { UiProvider, type UiProviderProps, useLink, useMessages } from './provider/UiProvider.tsx';
export { density, vars } from './theme/contract.css.ts';
export { breakpoint, media, motion, space, stack, text, weight } from './theme/scale.ts';
export { layout, part, parts } from './theme/style.ts';

import './theme/layers.css.ts';
import './theme/reset.css.ts';

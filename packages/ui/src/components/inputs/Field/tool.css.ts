import { density, vars } from '../../../theme/contract.css.ts';
import { iconButton } from '../../actions/Button/iconButton.ts';

/** A button inside the box of a control: never so tall that the box would grow, borders and all. */
export const tool = iconButton(`min(28px, var(--fw-tool, ${density.control} - 2px))`, vars.radius.small, {
  flex: 'none',
  touchAction: 'manipulation',
});

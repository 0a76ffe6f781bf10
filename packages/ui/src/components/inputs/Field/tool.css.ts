import { density, touch, vars } from '../../../theme/contract.css.ts';
import { iconButton } from '../../actions/Button/iconButton.ts';

const side = `min(max(28px, ${touch}), var(--fw-tool, ${density.control} - 2px))`;

/** A button inside the box of a control: never so tall that the box would grow, borders and all. */
export const tool = iconButton(side, vars.radius.small, {
  inlineSize: side,
  blockSize: side,
  flex: 'none',
  touchAction: 'manipulation',
});

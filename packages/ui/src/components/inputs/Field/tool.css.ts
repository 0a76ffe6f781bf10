import { density } from '../../../theme/contract.css.ts';
import { iconButton } from '../../../theme/iconButton.ts';
import { part } from '../../../theme/style.ts';

/** A button inside the box of a control: never so tall that the box would grow, borders and all. */
export const tool = part({
  ...iconButton(`min(28px, var(--fw-tool, ${density.control} - 2px))`),
  flex: 'none',
  touchAction: 'manipulation',
});

import { iconButton } from '../../theme/iconButton.ts';
import { part } from '../../theme/style.ts';

/** A button inside the box of a control. */
export const tool = part({ ...iconButton('28px'), touchAction: 'manipulation' });

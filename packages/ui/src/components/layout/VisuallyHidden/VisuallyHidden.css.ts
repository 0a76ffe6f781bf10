import { part } from '../../../theme/style.ts';
import { unseen } from '../../../theme/unseen.ts';

export const hidden = part({ ...unseen, margin: '-1px', padding: 0, border: 0, whiteSpace: 'nowrap' });

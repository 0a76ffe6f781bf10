import { part } from '../../theme/style.ts';

export const icon = part({ flex: 'none', display: 'inline-block', verticalAlign: '-0.18em' });

export const directional = part({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });

import { layout, vars, within } from '@fairway/ui/theme';

export const outline = layout({});

export const ring = layout({ display: 'grid', placeItems: 'center', minBlockSize: '50dvb' });

// The page before keeps what was typed on it: its reader may be sent back.
within(`.${outline} ~ *`, { display: 'none !important' });

// No other page begins under a header that lies over a picture.
within(`header:has(+ main > .${outline})`, {
  marginBlockEnd: '0 !important',
  background: `${vars.color.page.surface} !important`,
  borderBlockEndColor: `${vars.color.line} !important`,
});

import { layout, layoutWithin, media, space, text, unseen, vars, weight } from '@fairway/ui/theme';
import { cutOffVoices } from '../../../features/cutOffVoices.ts';

export const columns = layout({ marginBlockStart: space.l });
export const parts = layout({ marginBlockStart: space.s });
// The tab already has this title.
layoutWithin(`${parts} [role="tabpanel"] h2`, unseen);
export const wideSection = layout({ gridColumn: '1 / -1' });
export const sentences = layout({ display: 'flex', flexWrap: 'wrap', columnGap: space.m });
export const headingOutline = layout({ marginBlockEnd: space.m });
export const moments = layout({ listStyle: 'none', display: 'grid', marginBlockStart: space.m });
export const moment = layout({
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr) auto',
  columnGap: space.m,
  alignItems: 'baseline',
  paddingBlock: space.s,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  selectors: {
    '&:last-child': { borderBlockEnd: 0 },
    '&[data-voice="near"]': cutOffVoices.near,
    '&[data-voice="soon"]': cutOffVoices.soon,
  },
});
/** Hours left, under the time that they lead to. */
export const left = layout({ gridColumn: '2 / -1', textAlign: 'end', ...text.small });
export const dot = layout({
  inlineSize: '10px',
  blockSize: '10px',
  borderRadius: vars.radius.round,
  border: `2px solid ${vars.color.lineControl}`,
  alignSelf: 'center',
  selectors: { '[data-main] > &': { borderColor: vars.color.mark, background: vars.color.mark } },
  '@media': {
    [media.forced]: {
      selectors: { '[data-main] > &': { background: 'CanvasText', borderColor: 'CanvasText' } },
    },
  },
});
export const momentTime = layout({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weight.strong,
  whiteSpace: 'nowrap',
});
export const past = layout({ color: vars.color.page.ink3 });

export const group = layout({ marginBlockStart: space.l });
export const groupName = layout({
  ...text.small,
  fontWeight: weight.strong,
  color: vars.color.page.ink2,
  marginBlockEnd: space.xs,
});
export const amount = layout({ fontVariantNumeric: 'tabular-nums' });
export const total = layout({ fontVariantNumeric: 'tabular-nums', fontWeight: weight.heavy });

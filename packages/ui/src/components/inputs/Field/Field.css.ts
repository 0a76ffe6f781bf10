import { vars } from '../../../theme/contract.css.ts';
import { tabular } from '../../../theme/numerals.ts';
import { offPaper } from '../../../theme/paper.ts';
import { media, space, text, weight } from '../../../theme/scale.ts';
import { part, parts } from '../../../theme/style.ts';
import { unseen } from '../../../theme/unseen.ts';

export const field = part({ minInlineSize: 0, '@media': offPaper });
/** Choices in a row align by themselves; one control fills the line anyway, and a block is laid out sooner. */
export const group = part({ display: 'flex', flexDirection: 'column', '@media': offPaper });

export const labelRow = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.s,
  marginBlockEnd: space.xs,
});

export const label = part({ ...text.small, fontWeight: weight.medium, color: vars.color.page.ink2 });

export const required = part({ marginInlineStart: space.hair, color: vars.color.bad.ink });

export const optional = part({ ...text.caption, color: vars.color.page.ink3 });

/** Visually hidden, still read aloud. */
export const hidden = part({ ...unseen, whiteSpace: 'nowrap' });

/** Where space is short, the count moves under the texts. */
export const below = part({ display: 'flex', flexWrap: 'wrap', columnGap: space.m, alignItems: 'start' });

export const texts = part({ flex: '1 1 12em', minInlineSize: 0 });

export const hint = part({
  ...text.caption,
  marginBlockStart: space.xs,
  color: vars.color.page.ink3,
  overflowWrap: 'break-word',
});

export const count = part({
  ...text.caption,
  marginBlockStart: space.xs,
  marginInlineStart: 'auto',
  color: vars.color.page.ink3,
  ...tabular,
});

export const notice = part({
  ...text.small,
  display: 'flex',
  gap: space.xs,
  marginBlockStart: space.xs,
  overflowWrap: 'break-word',
});

export const noticeKind = parts({
  error: { color: vars.color.bad.ink },
  warning: { color: vars.color.caution.ink },
});

export const noticeIcon = part({
  marginBlockStart: space.hair,
  '@media': { [media.forced]: { color: 'CanvasText' } },
});

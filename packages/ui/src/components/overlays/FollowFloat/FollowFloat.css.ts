import { touch, vars } from '../../../theme/contract.css.ts';
import { groundOf } from '../../../theme/ground.css.ts';
import { offPaper } from '../../../theme/paper.ts';
import { media, motion, space, stack, text, weight } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';

/** The width at which it fits next to the 1200 px of a page's content. */
const beside = '(min-width: 1280px)';

export const float = part({
  ...text.small,
  ...groundOf(vars.color.raised),
  display: 'flex',
  alignItems: 'center',
  gap: space.m,
  padding: space.m,
  border: `1px solid ${vars.color.line}`,
  overflowWrap: 'break-word',
  '@media': {
    [beside]: {
      position: 'fixed',
      insetInlineEnd: 0,
      insetBlockEnd: '120px',
      zIndex: stack.float,
      inlineSize: '168px',
      flexDirection: 'column',
      alignItems: 'stretch',
      gap: space.xs,
      borderInlineEnd: 0,
      borderStartStartRadius: vars.radius.large,
      borderEndStartRadius: vars.radius.large,
      boxShadow: vars.shadow.raised,
      selectors: { '&[data-folded]': { inlineSize: '40px', padding: 0 } },
    },
    ...offPaper,
  },
});

export const fold = part({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  minInlineSize: `max(32px, ${touch})`,
  minBlockSize: `max(32px, ${touch})`,
  padding: space.xs,
  borderRadius: vars.radius.medium,
  color: vars.color.raised.ink2,
  transition: `background ${motion.quick} ${motion.ease}`,
  selectors: { '&:hover': { background: vars.color.sunk.surface, color: vars.color.raised.ink } },
  '@media': {
    // A finger needs more than a pointer.
    [media.phone]: { minInlineSize: '44px', minBlockSize: '44px', justifyContent: 'center' },
    [beside]: {
      alignSelf: 'end',
      selectors: {
        '[data-folded] > &': {
          flexDirection: 'column',
          alignSelf: 'stretch',
          paddingBlock: space.m,
          borderRadius: 'inherit',
        },
      },
    },
  },
});

/** Reads downwards at the edge, along the line elsewhere. */
export const tab = part({
  fontWeight: weight.medium,
  textAlign: 'start',
  '@media': { [beside]: { writingMode: 'vertical-rl', maxBlockSize: '180px', ...text.caption } },
});

export const panel = part({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  alignItems: 'center',
  gap: space.m,
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': { [beside]: { flexDirection: 'column', alignItems: 'stretch', gap: space.s } },
});

export const code = part({
  flex: 'none',
  inlineSize: '112px',
  padding: space.xs,
  background: 'white',
  borderRadius: vars.radius.small,
  '@media': { [beside]: { inlineSize: '100%' } },
});

export const words = part({ minInlineSize: 0, '@media': { [beside]: { textAlign: 'center' } } });
export const tip = part({ ...text.caption, color: vars.color.raised.ink2 });

import { vars } from '../../../theme/contract.css.ts';
import { inks } from '../../../theme/ground.css.ts';
import { space, text } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';

const rule = `1px solid ${vars.color.line}`;

export const line = part({ inlineSize: '100%', margin: 0, border: 0, borderBlockStart: rule });

export const vertical = part({
  alignSelf: 'stretch',
  margin: 0,
  minBlockSize: '1em',
  border: 0,
  borderInlineStart: rule,
});

const side = { content: '""', flex: '1 1 24px', borderBlockStart: rule } as const;

export const labelled = part({
  display: 'flex',
  alignItems: 'center',
  gap: space.m,
  ...text.small,
  color: inks.quiet,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  selectors: { '&::before': side, '&::after': side },
});

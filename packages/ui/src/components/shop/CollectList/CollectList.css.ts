import { vars } from '../../../theme/contract.css.ts';
import { inks } from '../../../theme/ground.css.ts';
import { numerals } from '../../../theme/numerals.ts';
import { space, text, weight } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';
import { touchLine } from '../../../theme/touchLine.ts';

export const root = part({ minInlineSize: 0 });
export const list = part({ listStyle: 'none', margin: 0, padding: 0 });
export const row = part({
  ...text.body,
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.m,
  paddingBlock: space.m,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  overflowWrap: 'break-word',
});
export const picture = part({ selectors: { '[data-gone] > &': { filter: 'grayscale(1)' } } });
export const says = part({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 });
export const name = part({
  paddingBlock: touchLine(text.body.lineHeight),
  fontWeight: weight.medium,
  color: 'inherit',
  textDecoration: 'none',
  selectors: { 'a&:hover': { textDecoration: 'underline' }, 'span&': { color: inks.quiet } },
});
export const note = part({ ...text.caption, color: inks.quiet });
export const price = part({ ...text.small, ...numerals });

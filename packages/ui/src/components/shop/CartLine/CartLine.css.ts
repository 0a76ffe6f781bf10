import { touch, vars } from '../../../theme/contract.css.ts';
import { inks } from '../../../theme/ground.css.ts';
import { numerals } from '../../../theme/numerals.ts';
import { media, space, text, weight } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';
import { touchLine } from '../../../theme/touchLine.ts';

/** On a phone the count and the amount are below the name. */
export const line = part({
  ...text.body,
  display: 'grid',
  gridTemplateColumns: 'auto 64px minmax(0, 1fr) 136px 104px auto',
  alignItems: 'center',
  gap: space.m,
  paddingBlock: space.m,
  borderBlockEnd: `1px solid ${vars.color.lineSoft}`,
  overflowWrap: 'break-word',
  '@media': {
    [media.phone]: {
      // A finger's buttons of the count leave room for the number between them.
      gridTemplateColumns: `auto 56px minmax(calc(3.4 * ${touch}), 1fr) minmax(0, auto)`,
      gridTemplateAreas: '"check picture says remove" ". . count total"',
    },
  },
});
const at = (gridArea: string) => ({ '@media': { [media.phone]: { gridArea } } });
export const check = part(at('check'));
export const picture = part(at('picture'));
export const says = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  ...at('says'),
});
export const name = part({
  paddingBlock: touchLine(text.body.lineHeight),
  fontWeight: weight.medium,
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
export const note = part({ ...text.caption, color: inks.quiet });
export const count = part(at('count'));
export const total = part({
  ...numerals,
  fontWeight: weight.strong,
  textAlign: 'end',
  ...at('total'),
});
export const remove = part({ justifySelf: 'end', ...at('remove') });

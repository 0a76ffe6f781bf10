import { vars } from '../../../../theme/contract.css.ts';
import { media, space, weight } from '../../../../theme/scale.ts';
import { part, within } from '../../../../theme/style.ts';
import { bodyRow, content } from '../parts/gridCells.css.ts';

const { color } = vars;

export const groupHead = part({ borderBlockEndColor: 'transparent' });
/** A line under the name, over the columns it belongs to. */
export const namedGroup = part({
  justifyContent: 'center',
  borderBlockEndColor: color.line,
  borderInlineEnd: `1px solid ${color.lineSoft}`,
});
within(`:not(.${namedGroup}) + .${namedGroup}`, { borderInlineStart: `1px solid ${color.lineSoft}` });

export const summaryRow = part({ background: color.sunk.surface, color: color.sunk.ink });
export const summaryCell = part({
  fontWeight: weight.strong,
  '@media': { [media.phone]: { selectors: { '&[data-empty]': { display: 'none' } } } },
});
export const emptyTool = part({ '@media': { [media.phone]: { display: 'none' } } });

/** The title of a row in a tree, after its arrow. */
export const branch = part({ display: 'flex', alignItems: 'center', gap: space.xs, minInlineSize: 0 });
/** As wide as an arrow. */
export const leaf = part({ flex: 'none', inlineSize: '28px' });
export const branchText = part({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
within(`.${bodyRow}[data-group]`, { background: color.sunk.surface, color: color.sunk.ink });
/** A total that cards leave out. */
export const wideTotal = part({});
// In a card, names of columns without a total would be lines without values.
within(`.${bodyRow}[data-group] > :has(> .${content}:empty, > .${content} > .${wideTotal})`, {
  '@media': { [media.phone]: { display: 'none' } },
});

import { space, text, weight } from '../../theme/scale.ts';
import { part } from '../../theme/style.ts';

export const card = part({ display: 'flex', alignItems: 'flex-start', gap: space.m, minInlineSize: 0 });

export const facts = part({ display: 'grid', justifyItems: 'start', gap: space.xs, minInlineSize: 0 });

/** The panel has room for a company's whole name. */
export const fullName = part({ ...text.body, fontWeight: weight.strong, overflowWrap: 'anywhere' });

export const badges = part({ display: 'flex', flexWrap: 'wrap', gap: space.xs });

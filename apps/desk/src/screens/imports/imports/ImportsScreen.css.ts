import { layout, space, text } from '@fairway/ui/theme';

export const columns = layout({ ...text.small, fontFamily: 'monospace' });
export const column = layout({ whiteSpace: 'nowrap' });
/** It takes the focus when it is opened. */
export const report = layout({ ':focus': { outline: 'none' } });
export const fields = layout({ display: 'grid', gap: space.hair, ...text.small, overflowWrap: 'anywhere' });
export const part = layout({ whiteSpace: 'nowrap' });
export const input = layout({ display: 'none' });

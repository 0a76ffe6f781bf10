import { layout, space, text } from '@fairway/ui/theme';

export const columns = layout({
  ...text.small,
  fontFamily: 'monospace',
  overflowWrap: 'anywhere',
});
export const fields = layout({ display: 'grid', gap: space.hair, ...text.small, overflowWrap: 'anywhere' });
export const part = layout({ whiteSpace: 'nowrap' });
export const input = layout({ display: 'none' });

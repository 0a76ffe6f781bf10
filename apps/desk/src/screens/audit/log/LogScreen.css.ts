import { layout, text } from '@fairway/ui/theme';

export const action = layout({ inlineSize: '100%', maxInlineSize: '340px' });
export const change = layout({ ...text.small, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

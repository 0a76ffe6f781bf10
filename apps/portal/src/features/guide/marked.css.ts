import { layout, media, vars } from '@fairway/ui/theme';

export const mark = layout({
  background: vars.color.caution.surface,
  color: vars.color.caution.ink,
  borderRadius: '2px',
  '@media': { [media.forced]: { background: 'Mark', color: 'MarkText' } },
});

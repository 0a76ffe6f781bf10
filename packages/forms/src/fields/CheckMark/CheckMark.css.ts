import { media, part, vars } from '@fairway/ui/theme';

export const passed = part({
  color: vars.color.good.ink,
  '@media': { [media.forced]: { color: 'CanvasText' } },
});

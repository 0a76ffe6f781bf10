import { part, vars } from '@fairway/ui/theme';

export const over = part({ color: vars.color.bad.ink });

import { space, vars } from '@fairway/ui/theme';

/** The style of a cut-off by its distance: past, within the next day and a half, within hours. */
export const cutOffVoices = {
  passed: { color: vars.color.page.ink3 },
  near: { color: vars.color.caution.ink },
  soon: {
    paddingInline: space.s,
    marginInline: `-${space.s}`,
    borderRadius: vars.radius.small,
    background: vars.color.bad.surface,
    color: vars.color.bad.ink,
  },
} as const;

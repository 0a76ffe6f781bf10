import { byScreen, eachOf } from '../../../theme/byScreen.ts';
import { vars } from '../../../theme/contract.css.ts';
import { groundOf } from '../../../theme/ground.css.ts';
import { space } from '../../../theme/scale.ts';
import { part } from '../../../theme/style.ts';

export const card = part({
  minInlineSize: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  ...groundOf(vars.color.raised),
});

export const lifted = part({ boxShadow: vars.shadow.raised });

const { none, m, l, xl, xxl } = space;
export const padding = byScreen(
  eachOf({ none, m, l, xl, xxl }, (step) => ({ padding: step })),
  'padding',
);

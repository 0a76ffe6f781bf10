import { assignVars, globalStyle } from '@vanilla-extract/css';
import { density, vars } from './contract.css.ts';
import { inLayer } from './inLayer.ts';
import { base } from './layers.css.ts';
import type { Contract, MapLeafNodes } from './types.ts';

type Values<C extends Contract> = MapLeafNodes<C, string>;

/** What a brand hands in: its colours by scheme, and the rest once. */
export interface Brand {
  readonly light: Values<typeof vars.color>;
  readonly dark: Values<typeof vars.color>;
  readonly font: Values<typeof vars.font>;
  readonly radius: Values<typeof vars.radius>;
  readonly shadow: { readonly light: Values<typeof vars.shadow>; readonly dark: Values<typeof vars.shadow> };
  readonly density: {
    readonly comfortable: Values<typeof density>;
    readonly compact: Values<typeof density>;
  };
}

/**
 * Emits a brand's custom properties under `data-brand` on the root element.
 * `data-scheme="light|dark"` pins a scheme, without it the reader's setting decides; `data-density="compact"` tightens,
 * on the root or on a part of the page, where `comfortable` takes it back.
 * Call it once, from a `.css.ts` file.
 */
export function defineBrand(name: string, brand: Brand): void {
  const here = `[data-brand="${name}"]`;
  const dark = { ...assignVars(vars.color, brand.dark), ...assignVars(vars.shadow, brand.shadow.dark) };

  const rule = (selector: string, styles: Parameters<typeof globalStyle>[1]) =>
    globalStyle(selector, inLayer(base, styles));

  rule(here, {
    colorScheme: 'light',
    vars: {
      ...assignVars(vars.color, brand.light),
      ...assignVars(vars.shadow, brand.shadow.light),
      ...assignVars(vars.font, brand.font),
      ...assignVars(vars.radius, brand.radius),
      ...assignVars(density, brand.density.comfortable),
    },
  });
  rule(`${here}:not([data-scheme="light"])`, {
    '@media': { '(prefers-color-scheme: dark)': { colorScheme: 'dark', vars: dark } },
  });
  rule(`${here}[data-scheme="dark"]`, { colorScheme: 'dark', vars: dark });
  rule(`${here}[data-density="compact"], ${here} [data-density="compact"]`, {
    vars: assignVars(density, brand.density.compact),
  });
  rule(`${here} [data-density="comfortable"]`, { vars: assignVars(density, brand.density.comfortable) });
}

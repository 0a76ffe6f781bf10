import { globalStyle } from '@vanilla-extract/css';
import { brandRules } from './brand/brandRules.ts';
import type { Brand } from './brand/types.ts';
import { inLayer } from './inLayer.ts';
import { base } from './layers.css.ts';

/** Emits a brand of the kit's own into its style sheet. Call it once, from a `.css.ts` file. */
export function emitBrand(name: string, brand: Brand): void {
  for (const { selector, query, scheme, vars } of brandRules(name, brand)) {
    const styles = { ...(scheme && { colorScheme: scheme }), vars: { ...vars } };
    globalStyle(selector, inLayer(base, query ? { '@media': { [query]: styles } } : styles));
  }
}

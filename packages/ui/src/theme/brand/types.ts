import type { densityNames, vars } from '../contract.css.ts';
import type { Contract, MapLeafNodes } from '../types.ts';

type Values<C extends Contract> = MapLeafNodes<C, string>;

/** Every colour of one scheme. */
export type Palette = Values<typeof vars.color>;

/** A whole brand: its colours by scheme, and the rest once. */
export interface Brand {
  readonly light: Palette;
  readonly dark: Palette;
  readonly font: Values<typeof vars.font>;
  readonly radius: Values<typeof vars.radius>;
  readonly shadow: { readonly light: Values<typeof vars.shadow>; readonly dark: Values<typeof vars.shadow> };
  readonly density: {
    readonly comfortable: Values<typeof densityNames>;
    readonly compact: Values<typeof densityNames>;
  };
}

/** Some of a shape's leaves. */
export type Some<Shape> = {
  readonly [Key in keyof Shape]?: Shape[Key] extends string ? string : Some<Shape[Key]>;
};

export { checkPalette } from './checkPalette.ts';
export { type ContrastPair, contrastReport, isLegible } from './contrastReport.ts';
export { type BrandSeed, brandCss, type DefinedBrand, defineBrand } from './defineBrand.ts';
export type { Brand, Palette, Some } from './types.ts';

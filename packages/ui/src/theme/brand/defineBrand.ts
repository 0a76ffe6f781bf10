import { brandRules } from './brandRules.ts';
import { checkPalette } from './checkPalette.ts';
import { derivePalette } from './derivePalette.ts';
import { type Oklch, readHex } from './oklch.ts';
import { comfortable, compact, corners, shadows } from './scales.ts';
import type { Brand, Palette, Some } from './types.ts';

/** The parts of a brand; all but its colour may be omitted. */
export interface BrandSeed {
  /** The brand's own colour, `#rrggbb`: buttons, links, selected items. */
  readonly color: string;
  /** Current positions and routes: current tabs and steps, today, routes on maps. The brand's colour by default. */
  readonly mark?: string;
  /** A font stack for everything, or one each for text, headings and numbers. Load its files as you do now. */
  readonly font?: string | Some<Brand['font']>;
  /** Corners: `sharp` 2 px, `soft` 6 px, `round` 12 px, or your own. */
  readonly radius?: keyof typeof corners | Brand['radius'];
  /** Heights and insets that differ from the kit's own, by density. */
  readonly density?: Some<Brand['density']>;
  /** Colours of the light scheme that you set yourself; they are checked like the others. */
  readonly light?: Some<Palette>;
  /** Colours of the dark scheme that you set yourself. */
  readonly dark?: Some<Palette>;
}

/** A brand, whole, with its style sheet. */
export interface DefinedBrand extends Brand {
  readonly name: string;
  /** Plain CSS for `<html data-brand="name">`: write it into a file, or draw it in a `<style>`. */
  readonly css: string;
}

/**
 * Creates a brand from a few colours and a font: light and dark schemes, every pair of ground and text legible. Throws
 * an error that names the pair if a colour that you set yourself is not.
 */
export function defineBrand(name: string, seed: BrandSeed): DefinedBrand {
  if (!/^[a-z][a-z0-9-]*$/.test(name))
    throw new Error(`"${name}" is no name for a brand: lower-case letters, digits and hyphens.`);
  const color = read(name, 'color', seed.color);
  const mark = read(name, 'mark', seed.mark ?? seed.color);
  const brand: Brand = {
    light: merged(derivePalette('light', { color, mark }), seed.light),
    dark: merged(derivePalette('dark', { color, mark }), seed.dark),
    font: fonts(seed.font),
    radius: typeof seed.radius === 'object' ? seed.radius : corners[seed.radius ?? 'soft'],
    shadow: shadows,
    density: {
      comfortable: merged(comfortable, seed.density?.comfortable),
      compact: merged(compact, seed.density?.compact),
    },
  };
  const problems = (['light', 'dark'] as const).flatMap((scheme) =>
    checkPalette(brand[scheme]).map((problem) => `${scheme}: ${problem}`),
  );
  if (problems.length > 0) throw new Error(`Brand "${name}" cannot be read.\n${problems.join('\n')}`);
  return { ...brand, name, css: brandCss(name, brand) };
}

/** Returns the style sheet of a brand, in the layer of the kit's brands. */
export function brandCss(name: string, brand: Brand): string {
  const rules = brandRules(name, brand).map(({ selector, query, scheme, vars }) => {
    const scheming = scheme ? [`  color-scheme: ${scheme};`] : [];
    const lines = [...scheming, ...Object.entries(vars).map(([key, value]) => `  ${key}: ${value};`)];
    const rule = `${selector} {\n${lines.join('\n')}\n}`;
    return query ? `@media ${query} {\n${rule}\n}` : rule;
  });
  const order = '@layer fairway-reset, fairway-base, fairway-components, fairway-site;';
  return `${order}\n@layer fairway-base {\n${rules.join('\n')}\n}\n`;
}

function read(brand: string, what: string, hex: string): Oklch {
  const colour = readHex(hex);
  if (!colour) throw new Error(`Brand "${brand}": ${what} is "${hex}", wanted a colour like #0a4a7d.`);
  return colour;
}

/** A shape with some of its leaves replaced. */
function merged<Shape extends object>(shape: Shape, some: Some<Shape> | undefined): Shape {
  const entries = Object.entries(shape).map(([key, value]) => {
    const other: unknown = some?.[key as keyof Shape];
    return [key, typeof value === 'object' ? merged(value, other as object | undefined) : (other ?? value)];
  });
  return Object.fromEntries(entries) as Shape;
}

const chinese = '"PingFang SC", "Microsoft YaHei", "Noto Sans SC", sans-serif';

function fonts(font: BrandSeed['font'] = `system-ui, ${chinese}`): Brand['font'] {
  if (typeof font === 'string')
    return { body: font, heading: font, number: font, headingWidth: '100%', numberWidth: '100%' };
  const body = font.body ?? `system-ui, ${chinese}`;
  return { body, heading: body, number: body, headingWidth: '100%', numberWidth: '100%', ...font };
}

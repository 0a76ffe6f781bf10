import type { Brand } from '../brand/types.ts';
import { breakpoint, motion, space, stack, text, weight } from '../scale.ts';
import { tokenOf } from './cssValues.ts';
import { type DesignDocument, isToken, type Token, type TokenGroup, type TokenType } from './types.ts';

/** Values of a theme, as nested as their names. */
interface Tree {
  readonly [name: string]: string | number | Tree;
}

/**
 * The theme as one file for design tools: a resolver document of DTCG 2025.10 with the modifiers `brand`, `scheme` and
 * `density`. A brand has both schemes and both densities under their names, and the other modifiers choose among them by
 * alias, because a modifier cannot depend on another.
 */
export function designTokens(brands: Readonly<Record<string, Brand>>): DesignDocument {
  const [first] = Object.entries(brands);
  if (!first) throw new Error('Give at least one brand, such as { harbour }.');
  const [firstName, { light, shadow, density }] = first;
  const schemed = { color: light, shadow: shadow.light } as unknown as Tree;
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
    name: 'Fairway',
    version: '2025.10',
    description:
      'Tokens of @fairway/ui. Names are those of its custom properties: color.brand.surface is --fw-color-brand-surface.',
    sets: {
      scale: { description: 'The same in every brand.', sources: [scaleTokens()] },
    },
    modifiers: {
      brand: {
        description: 'Colours of both schemes, fonts, corners, and heights of both densities.',
        contexts: Object.fromEntries(
          Object.entries(brands).map(([name, brand]) => [name, [brandTokens(brand)]]),
        ),
        default: firstName,
      },
      scheme: {
        description: 'Light or dark.',
        contexts: {
          light: [aliases(schemed, 'light', typeOf)],
          dark: [aliases(schemed, 'dark', typeOf)],
        },
        default: 'light',
      },
      density: {
        description: 'Heights and insets.',
        contexts: Object.fromEntries(
          ['comfortable', 'compact'].map((name) => [
            name,
            [{ density: aliases(density.comfortable as Tree, name, () => 'dimension') }],
          ]),
        ),
        default: 'comfortable',
      },
    },
    resolutionOrder: ['sets/scale', 'modifiers/brand', 'modifiers/scheme', 'modifiers/density'].map(
      (path) => ({
        $ref: `#/${path}`,
      }),
    ),
  };
}

/** Distances, sizes of type, weights, motion, layers and breakpoints. */
export function scaleTokens(): TokenGroup {
  const widths = Object.fromEntries(Object.entries(breakpoint).map(([name, width]) => [name, `${width}px`]));
  return tokens({ space, text, weight, motion, stack, breakpoint: widths }, typeOf);
}

function brandTokens({ light, dark, font, radius, shadow, density }: Brand): TokenGroup {
  return {
    ...tokens({ font, radius } as unknown as Tree, typeOf),
    ...tokens(
      {
        light: { color: light, shadow: shadow.light },
        dark: { color: dark, shadow: shadow.dark },
      } as unknown as Tree,
      ([, ...path]) => typeOf(path),
    ),
    ...tokens(density as unknown as Tree, () => 'dimension'),
  };
}

/** Returns the type of the value at a path. */
function typeOf([group, name, part]: readonly string[]): TokenType {
  if (group === 'color' || group === 'shadow') return group;
  if (group === 'font') return name?.endsWith('Width') ? 'number' : 'fontFamily';
  if (group === 'weight') return 'fontWeight';
  if (group === 'motion') return name === 'ease' ? 'cubicBezier' : 'duration';
  if (group === 'stack') return 'number';
  // A line height without a unit is a multiple of the size.
  if (group === 'text' && part === 'lineHeight' && name === 'display') return 'number';
  return 'dimension';
}

function tokens(tree: Tree, type: (path: readonly string[]) => TokenType): TokenGroup {
  return mapped(tree, (value, path) => tokenOf(type(path), String(value)));
}

function aliases(tree: Tree, home: string, type: (path: readonly string[]) => TokenType): TokenGroup {
  return mapped(
    tree,
    (_value, path) => ({ $type: type(path), $value: `{${home}.${path.join('.')}}` }) as Token,
  );
}

function mapped(
  tree: Tree,
  leaf: (value: string | number, path: readonly string[]) => Token,
  path: readonly string[] = [],
): TokenGroup {
  return Object.fromEntries(
    Object.entries(tree).map(([name, value]) => {
      const here = [...path, name];
      return [name, typeof value === 'object' ? mapped(value, leaf, here) : leaf(value, here)];
    }),
  );
}

/** The name of a token's custom property. */
export function propertyOf(path: readonly string[]): string {
  return `--fw-${path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** Every token of a group with its path. Names that begin with `$` are properties of the group. */
export function leavesOf(
  group: TokenGroup,
  path: readonly string[] = [],
): [path: readonly string[], token: Token][] {
  return Object.entries(group)
    .filter(([name, entry]) => !name.startsWith('$') && typeof entry === 'object')
    .flatMap(([name, entry]) =>
      isToken(entry) ? [[[...path, name], entry] as [string[], Token]] : leavesOf(entry, [...path, name]),
    );
}

import type { Brand } from '../brand/types.ts';
import { densityNames, vars } from '../contract.css.ts';
import type { Contract } from '../types.ts';
import { resolveCss } from './resolveTokens.ts';
import type { DesignDocument } from './types.ts';

/**
 * The brands of a file that `designTokens` wrote and designers may have changed: `brandCss(name, brand)` writes the style
 * sheet of each. Throws, and names the token, where one is missing or has a value that CSS could not have.
 */
export function readDesignTokens(text: string): Readonly<Record<string, Brand>> {
  const document = JSON.parse(text) as Partial<DesignDocument>;
  const brands = document.modifiers?.brand?.contexts;
  if (document.version !== '2025.10' || !document.resolutionOrder || !document.sets || !brands)
    throw new Error('This is no resolver document of DTCG 2025.10 with a modifier "brand".');
  return Object.fromEntries(
    Object.keys(brands).map((brand) => [brand, brandOf(document as DesignDocument, brand)]),
  );
}

function brandOf(document: DesignDocument, brand: string): Brand {
  const values = (scheme: string, density: string) => resolveCss(document, { brand, scheme, density });
  const light = values('light', 'comfortable');
  const dark = values('dark', 'compact');
  return {
    light: shapeOf(vars.color, 'color', light),
    dark: shapeOf(vars.color, 'color', dark),
    font: shapeOf(vars.font, 'font', light),
    radius: shapeOf(vars.radius, 'radius', light),
    shadow: { light: shapeOf(vars.shadow, 'shadow', light), dark: shapeOf(vars.shadow, 'shadow', dark) },
    density: {
      comfortable: shapeOf(densityNames, 'density', light),
      compact: shapeOf(densityNames, 'density', dark),
    },
  } as Brand;
}

/** Values in the shape of the contract, so that no other name of a file reaches a style sheet. */
function shapeOf(names: Contract, path: string, values: ReadonlyMap<string, string>): unknown {
  return Object.fromEntries(
    Object.entries(names).map(([name, property]) => {
      const here = `${path}.${name}`;
      return [name, typeof property === 'string' ? valueAt(here, values) : shapeOf(property, here, values)];
    }),
  );
}

function valueAt(path: string, values: ReadonlyMap<string, string>): string {
  const value = values.get(path);
  if (value === undefined) throw new Error(`The file has no token ${path}.`);
  // A value is written into a style sheet without escaping.
  if (/[;{}<>@\\]|\/\*/.test(value))
    throw new Error(`${path} is "${value.slice(0, 60)}", which is no CSS value.`);
  return value;
}

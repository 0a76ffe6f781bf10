import { libraryFamily, lineHeightAt } from './designerValues.ts';
import { propertyOf } from './designTokens.ts';
import { type Nested, putAt } from './nested.ts';
import { resolveTokens } from './resolveTokens.ts';
import type { DesignDocument, Token } from './types.ts';

/** A file that Figma imports as one mode of a variable collection, by its name below a folder of the collection. */
export type FigmaFiles = Readonly<Record<string, unknown>>;

/** The places where Figma offers a variable. */
const scopes: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^color\..*\.?ink\d?$|^color\.(?:link|up|down|signal)$/, ['TEXT_FILL', 'SHAPE_FILL']],
  [/^color\.(?:line|lineSoft|lineControl|focus)$/, ['STROKE_COLOR']],
  [/^color\./, ['ALL_FILLS']],
  [/^radius\./, ['CORNER_RADIUS']],
  [/^space\.|^density\.(?:cell|gap|field)$/, ['GAP']],
  [/^density\.|^breakpoint\./, ['WIDTH_HEIGHT']],
  [/^text\..*fontSize$/, ['FONT_SIZE']],
  [/^text\..*lineHeight$/, ['LINE_HEIGHT']],
  [/^weight\./, ['FONT_WEIGHT']],
  [/^font\./, ['FONT_FAMILY']],
];

/**
 * Files for "Import variables" of Figma, one for each mode: `Colour/fairway light.tokens.json`. Figma has colours, numbers and
 * strings as variables, so shadows, motion and widths of a font are left out.
 */
export function figmaVariables(document: DesignDocument): FigmaFiles {
  const namesOf = (modifier: string) => Object.keys(document.modifiers[modifier]?.contexts ?? {});
  const files: Record<string, unknown> = {
    'Scale/Scale.tokens.json': mode(document, 'Scale', /^(?:space|text|weight|breakpoint)\./, {}),
  };
  for (const brand of namesOf('brand')) {
    files[`Brand/${brand}.tokens.json`] = mode(document, brand, /^(?:font\.(?!.*Width)|radius\.)/, { brand });
    for (const scheme of namesOf('scheme')) {
      const name = `${brand} ${scheme}`;
      files[`Colour/${name}.tokens.json`] = mode(document, name, /^color\./, { brand, scheme });
    }
    for (const density of namesOf('density')) {
      const name = `${brand} ${density}`;
      files[`Density/${name}.tokens.json`] = mode(document, name, /^density\./, { brand, density });
    }
  }
  return files;
}

function mode(
  document: DesignDocument,
  name: string,
  pattern: RegExp,
  choices: Readonly<Record<string, string>>,
): Nested {
  const tree: Nested = {};
  const tokens = resolveTokens(document, choices);
  for (const [path, token] of tokens) {
    if (!pattern.test(path)) continue;
    const lineHeight = lineHeightAt(path, tokens);
    const names = path.split('.');
    putAt(tree, names, {
      ...(lineHeight ? { $type: 'number', $value: lineHeight.px } : figmaValue(token, choices.brand ?? '')),
      $extensions: {
        'com.figma.scopes': scopes.find(([pattern]) => pattern.test(path))?.[1] ?? ['ALL_SCOPES'],
        'com.figma.codeSyntax': { WEB: `var(${propertyOf(names)})` },
      },
    });
  }
  return { ...tree, $extensions: { 'com.figma.modeName': name } };
}

/** A variable of Figma has no unit, and one family of a font. */
function figmaValue({ $type, $value }: Token, brand: string): { $type: string; $value: unknown } {
  if ($type === 'color') return { $type, $value };
  if ($type === 'fontFamily') return { $type: 'string', $value: libraryFamily($value[0] ?? '', brand) };
  if ($type === 'dimension' && typeof $value === 'object') return { $type: 'number', $value: $value.value };
  return { $type: 'number', $value };
}

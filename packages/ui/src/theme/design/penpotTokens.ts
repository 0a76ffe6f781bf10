import { cssOf } from './cssValues.ts';
import { libraryFamily, lineHeightAt } from './designerValues.ts';
import { leavesOf } from './designTokens.ts';
import { type Nested, putAt } from './nested.ts';
import type { ColorValue, DesignDocument, Token, TokenGroup } from './types.ts';

/** Types of Penpot, which is more exact about lengths than the standard; the rest has none there and is left out. */
function penpotType({ $type }: Token, path: string): string | undefined {
  if ($type === 'color' || $type === 'shadow') return $type;
  if ($type === 'fontFamily') return 'fontFamilies';
  if ($type === 'fontWeight') return 'fontWeights';
  if (path.endsWith('.lineHeight')) return 'number';
  if ($type !== 'dimension') return undefined;
  if (path.includes('radius.')) return 'borderRadius';
  if (path.startsWith('space.') || /\.(?:cell|gap|field)$/.test(path)) return 'spacing';
  return path.endsWith('fontSize') ? 'fontSizes' : 'sizing';
}

function penpotValue({ $type, $value }: Token, brand: string): unknown {
  if (typeof $value === 'string') return $value;
  if ($type === 'shadow')
    return $value.map(({ color, offsetX, offsetY, blur, spread }) => ({
      color: penpotColor(color),
      offsetX: String(offsetX.value),
      offsetY: String(offsetY.value),
      blur: String(blur.value),
      spread: String(spread.value),
      inset: false,
    }));
  if ($type === 'fontFamily') return $value.map((family) => libraryFamily(family, brand));
  if ($type === 'dimension') return String($value.value);
  // Penpot refuses 650; a browser takes the next heavier face too where a font has no such weight.
  if ($type === 'fontWeight') return String(Math.ceil($value / 100) * 100);
  return $type === 'color' ? penpotColor($value) : undefined;
}

function penpotColor(color: ColorValue): string {
  const css = cssOf({ $type: 'color', $value: color });
  return css.replace(/^rgb\((\d+) (\d+) (\d+) \/ (.+)\)$/, 'rgba($1, $2, $3, $4)');
}

/**
 * One file for "Import tokens" of Penpot: the sets of the document, and themes in the groups brand, scheme and density that
 * choose among them. Motion, layers, and widths of a font have no type there and are left out.
 */
export function penpotTokens(document: DesignDocument): Readonly<Record<string, unknown>> {
  const sets = new Map<string, unknown>();
  const themes: unknown[] = [];
  for (const [name, { sources }] of Object.entries(document.sets)) sets.set(name, setOf(sources, name));
  const always = Object.fromEntries([...sets.keys()].map((name) => [name, 'enabled']));
  for (const [group, modifier] of Object.entries(document.modifiers))
    for (const [name, sources] of Object.entries(modifier.contexts)) {
      const set = `${group}/${name}`;
      sets.set(set, setOf(sources, name));
      themes.push({
        id: `${group}-${name}`,
        name,
        group,
        // Penpot's plug-ins refuse a theme without one.
        description: modifier.description,
        selectedTokenSets: { ...always, [set]: 'enabled' },
      });
    }
  const active = Object.entries(document.modifiers).map(
    ([group, modifier]) => `${group}/${modifier.default}`,
  );
  return {
    ...Object.fromEntries(sets),
    $themes: themes,
    $metadata: {
      tokenSetOrder: [...sets.keys()],
      activeThemes: active,
      activeSets: [...Object.keys(document.sets), ...active],
    },
  };
}

function setOf(sources: readonly TokenGroup[], name: string): Nested {
  const tree: Nested = {};
  const tokens = new Map(
    sources.flatMap((source) => leavesOf(source)).map(([path, token]) => [path.join('.'), token]),
  );
  for (const [path, token] of tokens) {
    const $type = penpotType(token, path);
    if (!$type) continue;
    const lineHeight = lineHeightAt(path, tokens);
    putAt(tree, path.split('.'), {
      $type,
      $value: lineHeight ? String(lineHeight.multiple) : penpotValue(token, name),
    });
  }
  return tree;
}

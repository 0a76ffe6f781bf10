import { cssOf } from './cssValues.ts';
import { leavesOf } from './designTokens.ts';
import { type Nested, putAt } from './nested.ts';
import type { DesignDocument, Token, TokenGroup } from './types.ts';

/** Types of Penpot, which is more exact about lengths than the standard; the rest has none there and is left out. */
function penpotType({ $type }: Token, path: string): string | undefined {
  if ($type === 'color' || $type === 'shadow') return $type;
  if ($type === 'fontFamily') return 'fontFamilies';
  if ($type === 'fontWeight') return 'fontWeights';
  if ($type !== 'dimension') return undefined;
  if (path.includes('radius.')) return 'borderRadius';
  if (path.startsWith('space.') || /\.(?:cell|gap|field)$/.test(path)) return 'spacing';
  return path.endsWith('fontSize') ? 'fontSizes' : 'sizing';
}

function penpotValue({ $type, $value, ...token }: Token): unknown {
  if (typeof $value === 'string') return $value;
  if ($type === 'shadow')
    return $value.map(({ color, offsetX, offsetY, blur, spread }) => ({
      color: cssOf({ $type: 'color', $value: color }).replace(
        /^rgb\((\d+) (\d+) (\d+) \/ (.+)\)$/,
        'rgba($1, $2, $3, $4)',
      ),
      offsetX: String(offsetX.value),
      offsetY: String(offsetY.value),
      blur: String(blur.value),
      spread: String(spread.value),
      inset: false,
    }));
  if ($type === 'fontFamily') return $value;
  if ($type === 'dimension') return String($value.value);
  return cssOf({ $type, $value, ...token } as Token).replace(
    /^rgb\((\d+) (\d+) (\d+) \/ (.+)\)$/,
    'rgba($1, $2, $3, $4)',
  );
}

/**
 * One file for "Import tokens" of Penpot: the sets of the document, and themes in the groups brand, scheme and density that
 * choose among them. Motion, layers, and widths of a font have no type there and are left out.
 */
export function penpotTokens(document: DesignDocument): Readonly<Record<string, unknown>> {
  const sets = new Map<string, unknown>();
  const themes: unknown[] = [];
  for (const [name, { sources }] of Object.entries(document.sets)) sets.set(name, setOf(sources));
  const always = Object.fromEntries([...sets.keys()].map((name) => [name, 'enabled']));
  for (const [group, { contexts }] of Object.entries(document.modifiers))
    for (const [name, sources] of Object.entries(contexts)) {
      const set = `${group}/${name}`;
      sets.set(set, setOf(sources));
      themes.push({
        id: `${group}-${name}`,
        name,
        group,
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

function setOf(sources: readonly TokenGroup[]): Nested {
  const tree: Nested = {};
  for (const [path, token] of sources.flatMap((source) => leavesOf(source))) {
    const type = penpotType(token, path.join('.'));
    if (!type) continue;
    putAt(tree, path, { $type: type, $value: penpotValue(token) });
  }
  return tree;
}

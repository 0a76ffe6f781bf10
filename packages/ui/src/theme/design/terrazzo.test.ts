import { defineConfig, Logger, parse } from '@terrazzo/parser';
import { describe, expect, it } from 'vitest';
import { defineBrand } from '../brand/index.ts';
import { designTokens } from './designTokens.ts';
import { resolveTokens } from './resolveTokens.ts';
import type { DesignDocument } from './types.ts';

const { css, name, ...brand } = defineBrand('harbour', { color: '#c8102e' });
const { css: _, name: other, ...otherBrand } = defineBrand('delta', { color: '#1e6350', radius: 'sharp' });
const document = designTokens({ [name]: brand, [other]: otherBrand });

/** Each value of this kind is checked against DTCG 2025.10. */
const rules = [
  'valid-color',
  'valid-dimension',
  'valid-font-family',
  'valid-font-weight',
  'valid-duration',
  'valid-cubic-bezier',
  'valid-number',
  'valid-shadow',
];

/** The tokens as Terrazzo reads them, a strict reader of DTCG that is not ours. */
async function read(tokens: DesignDocument) {
  const logger = new Logger({ level: 'silent' });
  const lint = { rules: Object.fromEntries(rules.map((rule) => [`core/${rule}`, 'error' as const])) };
  const cwd = new URL('file:///');
  const config = defineConfig({ lint }, { cwd, logger });
  const filename = new URL('file:///fairway.resolver.json');
  const { resolver } = await parse([{ filename, src: JSON.stringify(tokens) }], { config, logger });
  return resolver;
}

describe('another reader of DTCG', () => {
  it('accepts the file, with a context for each brand, scheme and density', async () => {
    const resolver = await read(document);
    expect(resolver.listPermutations?.()).toHaveLength(8);
  });

  it.each([
    { brand: 'harbour', scheme: 'light', density: 'comfortable' },
    { brand: 'delta', scheme: 'dark', density: 'compact' },
  ])('reads the values that we read, of $brand, $scheme, $density', async (choice) => {
    const tokens = (await read(document)).apply(choice);
    const ours = [...resolveTokens(document, choice)];
    expect(Object.keys(tokens)).toHaveLength(ours.length);
    // It adds what the standard assumes of a value that is not there: an opaque colour, a shadow outside.
    for (const [path, { $type, $value }] of ours) expect(tokens[path], path).toMatchObject({ $type, $value });
  });

  it('refuses a colour that is none', async () => {
    const broken = JSON.parse(
      JSON.stringify(document).replaceAll('"colorSpace":"srgb"', '"colorSpace":"rgb"'),
    );
    await expect(read(broken)).rejects.toThrow();
  });
});

import { describe, expect, it } from 'vitest';
import { defineBrand } from '../brand/index.ts';
import { designTokens, leavesOf } from './designTokens.ts';
import { figmaVariables } from './figmaVariables.ts';
import { penpotTokens } from './penpotTokens.ts';
import type { TokenGroup } from './types.ts';

const { css, name, ...brand } = defineBrand('harbour', {
  color: '#c8102e',
  font: '"Archivo Harbour", "Noto Sans SC", sans-serif',
});
const document = designTokens({ [name]: brand });
const { $themes, $metadata: _, ...sets } = penpotTokens(document);
const penpot = sets as Readonly<Record<string, TokenGroup>>;
const figma = figmaVariables(document) as Readonly<Record<string, TokenGroup>>;

/** Values of a set or a mode by the path of their token. */
const valuesOf = (group: TokenGroup | undefined) =>
  Object.fromEntries(leavesOf(group ?? {}).map(([path, { $value }]) => [path.join('.'), $value]));

describe('the file for Penpot', () => {
  const scale = valuesOf(penpot.scale);

  it('rounds weights up to those that Penpot has', () => {
    const weights = Object.entries(scale).filter(([path]) => path.startsWith('weight.'));
    expect(Object.fromEntries(weights)).toEqual({
      'weight.regular': '400',
      'weight.medium': '500',
      'weight.strong': '700',
      'weight.heavy': '800',
    });
  });

  it.each([
    ['caption', '1.5'],
    ['body', '1.5714'],
    ['display', '1.18'],
  ])('has the line height of %s as a multiple of its size', (style, multiple) => {
    const group = penpot.scale as unknown as { text: Record<string, { lineHeight: unknown }> };
    expect(group.text[style]?.lineHeight).toEqual({ $type: 'number', $value: multiple });
  });

  it('has a description of each theme, or plug-ins of Penpot refuse the file', () => {
    for (const theme of $themes as readonly unknown[])
      expect(theme).toMatchObject({ description: expect.any(String) });
  });

  it('has names that Penpot allows', () => {
    const paths = Object.values(penpot).flatMap((group) => Object.keys(valuesOf(group)));
    for (const path of paths) expect(path).toMatch(/^[\w-][\w$-]*(?:\.[\w$-]+)*$/);
  });

  it('has the family that font libraries have, before those of Chinese', () => {
    expect(valuesOf(penpot['brand/harbour'])['font.body']).toEqual(['Archivo', 'Noto Sans SC', 'sans-serif']);
  });
});

describe('the files for Figma', () => {
  it('have line heights in px, which Figma expects', () => {
    const scale = valuesOf(figma['Scale/Scale.tokens.json']);
    expect([scale['text.body.lineHeight'], scale['text.display.lineHeight']]).toEqual([22, 52]);
  });

  it('have the family that font libraries have', () => {
    expect(valuesOf(figma['Brand/harbour.tokens.json'])['font.heading']).toBe('Archivo');
  });
});

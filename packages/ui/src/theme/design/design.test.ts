import { removeAdapter, setAdapter } from '@vanilla-extract/css/adapter';
import { endFileScope, setFileScope } from '@vanilla-extract/css/fileScope';
import { describe, expect, it } from 'vitest';
import { brandCss, defineBrand } from '../brand/index.ts';
import { tokenOf } from './cssValues.ts';
import { designTokens, leavesOf, propertyOf } from './designTokens.ts';
import { figmaVariables } from './figmaVariables.ts';
import { type Nested, putAt } from './nested.ts';
import { penpotTokens } from './penpotTokens.ts';
import { readDesignTokens } from './readBrands.ts';
import { resolveCss, resolveTokens } from './resolveTokens.ts';
import { scaleCss } from './scaleCss.ts';
import { cssExtension, type TokenGroup } from './types.ts';

type Vars = Readonly<Record<string, string>>;
interface Rule {
  readonly vars?: Vars;
  readonly '@media'?: Readonly<Record<string, { readonly vars?: Vars }>>;
}

/** The rules that the style sheets of the brands are built from, as the compiler of styles receives them. */
const rules: { readonly selector: string; readonly query: string; readonly vars: Vars }[] = [];
const nothing = () => {};
setFileScope('design.test.ts', 'fairway');
setAdapter({
  appendCss: (css) => {
    if (css.type !== 'global' || !css.selector.startsWith('[data-brand=')) return;
    const inLayers = (css.rule as { '@layer': Readonly<Record<string, Rule>> })['@layer'];
    const { vars, '@media': media = {} } = inLayers['fairway-base'] ?? {};
    if (vars) rules.push({ selector: css.selector, query: '', vars });
    for (const [query, rule] of Object.entries(media))
      rules.push({ selector: css.selector, query, vars: rule.vars ?? {} });
  },
  registerClassName: nothing,
  registerComposition: nothing,
  markCompositionUsed: nothing,
  onEndFileScope: nothing,
  getIdentOption: () => 'short',
});
const { fairway } = await import('../brands/fairway.css.ts');
const { quay } = await import('../brands/quay.css.ts');
removeAdapter();
endFileScope();

const brands = { fairway, quay };
const document = designTokens(brands);
const text = JSON.stringify(document);

/** The custom properties of a page, by the rules of its brand's style sheet that apply to it. */
function propertiesOf(brand: string, scheme: string, density: string): Vars {
  const here = `[data-brand="${brand}"]`;
  const applied = rules.filter(
    ({ selector, query }) =>
      (selector === here && query === '') ||
      (scheme === 'dark' && selector === `${here}[data-scheme="dark"]` && query === 'screen') ||
      (density === 'compact' && selector.startsWith(`${here}[data-density="compact"]`)),
  );
  return Object.assign({}, ...applied.map(({ vars }) => vars));
}

describe('the file of all brands, schemes and densities', () => {
  const choices = (['fairway', 'quay'] as const).flatMap((brand) =>
    ['light', 'dark'].flatMap((scheme) =>
      ['comfortable', 'compact'].map((density) => ({ brand, scheme, density })),
    ),
  );

  it.each(choices)('has every custom property of $brand, $scheme, $density', (choice) => {
    const values = resolveCss(JSON.parse(text), choice);
    const ofBrand = [...values].filter(([path]) => /^(?:color|font|radius|shadow|density)\./.test(path));
    const properties = Object.fromEntries(
      ofBrand.map(([path, value]) => [propertyOf(path.split('.')), value]),
    );
    expect(properties).toEqual(propertiesOf(choice.brand, choice.scheme, choice.density));
  });

  it('returns the brands that it was written from', () => {
    expect(readDesignTokens(text)).toEqual(brands);
  });

  it('returns a brand of one colour, to the last character of its style sheet', () => {
    const { css, name, ...brand } = defineBrand('harbour', { color: '#c8102e', radius: 'sharp' });
    const again = readDesignTokens(JSON.stringify(designTokens({ [name]: brand })));
    expect(brandCss(name, again[name] as typeof brand)).toBe(css);
  });

  it('takes a colour that a designer has changed', () => {
    const file = changed(
      'modifiers/brand/contexts/fairway/0/light/color/link/$value/components',
      [1, 0, 0.2],
    );
    expect(readDesignTokens(file).fairway?.light.link).toBe('#ff0033');
  });

  it('needs an extension for nothing but a fluid size, percentages and fallbacks of fonts', () => {
    const sources = [
      ...(document.sets.scale?.sources ?? []),
      ...(document.modifiers.brand?.contexts.fairway ?? []),
    ];
    const inexact = sources
      .flatMap((source) => leavesOf(source))
      .filter(([, token]) => token.$extensions?.[cssExtension])
      .map(([path]) => path.join('.'));
    expect(inexact.sort()).toEqual([
      'font.body',
      'font.heading',
      'font.headingWidth',
      'font.number',
      'font.numberWidth',
      'text.display.fontSize',
    ]);
  });
});

describe('an exported token', () => {
  it('is a colour with components from 0 to 1 and six digits', () => {
    expect(resolveTokens(document, { scheme: 'dark' }).get('color.scrim')).toEqual({
      $type: 'color',
      $value: { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.62, hex: '#000000' },
    });
  });

  it('are types and names that the standard allows', () => {
    const groups = [
      ...(document.sets.scale?.sources ?? []),
      ...Object.values(document.modifiers).flatMap(({ contexts }) => Object.values(contexts).flat()),
    ];
    for (const [path, { $type }] of groups.flatMap((group) => leavesOf(group))) {
      expect(path.join(''), path.join('.')).toMatch(/^[^$.{}]+$/);
      expect([
        'color',
        'dimension',
        'duration',
        'cubicBezier',
        'fontFamily',
        'fontWeight',
        'number',
        'shadow',
      ]).toContain($type);
    }
  });

  it('are modes of Figma with colours, numbers and names only', () => {
    const files = figmaVariables(document);
    expect(Object.keys(files).sort()).toEqual([
      'Brand/fairway.tokens.json',
      'Brand/quay.tokens.json',
      'Colour/fairway dark.tokens.json',
      'Colour/fairway light.tokens.json',
      'Colour/quay dark.tokens.json',
      'Colour/quay light.tokens.json',
      'Density/fairway comfortable.tokens.json',
      'Density/fairway compact.tokens.json',
      'Density/quay comfortable.tokens.json',
      'Density/quay compact.tokens.json',
      'Scale/Scale.tokens.json',
    ]);
    expect(files['Colour/quay dark.tokens.json']).toMatchObject({
      $extensions: { 'com.figma.modeName': 'quay dark' },
    });
    expect(files['Density/fairway compact.tokens.json']).toMatchObject({
      density: {
        row: {
          $type: 'number',
          $value: 36,
          $extensions: {
            'com.figma.scopes': ['WIDTH_HEIGHT'],
            'com.figma.codeSyntax': { WEB: 'var(--fw-density-row)' },
          },
        },
      },
    });
  });

  it('are the same variables in every mode of a collection, or Figma would leave some empty', () => {
    const modes = Object.entries(figmaVariables(document)).filter(([name]) => name.startsWith('Colour/'));
    const names = modes.map(([, file]) => leavesOf(file as never).map(([path]) => path.join('/')));
    for (const each of names) expect(each).toEqual(names[0]);
    expect(names[0]).toHaveLength(55);
  });

  it('are sets and themes of Penpot, whose aliases lead to tokens of the same type', () => {
    const file = penpotTokens(document) as unknown as Readonly<Record<string, TokenGroup>> & {
      $metadata: { activeSets: string[] };
      $themes: unknown[];
    };
    expect(file.$metadata.activeSets).toEqual([
      'scale',
      'brand/fairway',
      'scheme/light',
      'density/comfortable',
    ]);
    expect(file.$themes).toHaveLength(6);
    expect(file['brand/fairway']).toMatchObject({
      light: { color: { scrim: { $type: 'color', $value: 'rgba(8, 24, 40, 0.48)' } } },
    });
    const types = new Map(
      leavesOf(file['brand/quay'] ?? {}).map(([path, token]) => [path.join('.'), token.$type]),
    );
    for (const set of ['scheme/dark', 'density/compact'])
      for (const [path, token] of leavesOf(file[set] ?? {}))
        expect(types.get(String(token.$value).slice(1, -1)), path.join('.')).toBe(token.$type);
  });
});

/** The file with another value at a path; without one where it is undefined. */
function changed(path: string, value: unknown): string {
  const file = JSON.parse(text) as Nested;
  putAt(file, path.split('/'), value);
  return JSON.stringify(file);
}

describe('a file that is not as it should be', () => {
  it.each([
    [
      'a token is missing',
      'modifiers/scheme/contexts/dark/0/color/link',
      undefined,
      'The file has no token color.link',
    ],
    [
      'an alias leads nowhere',
      'modifiers/brand/contexts/quay/0/dark/color/link',
      undefined,
      'color.link is an alias of dark.color.link, which is missing',
    ],
    [
      'aliases are in a circle',
      'modifiers/brand/contexts/quay/0/light/color/link/$value',
      '{color.link}',
      'aliases in a circle: light.color.link → color.link → light.color.link',
    ],
    [
      'a value would end the rule',
      'modifiers/brand/contexts/quay/0/radius/small/$extensions',
      { [cssExtension]: '0} body{display:none' },
      'radius.small is "0} body{display:none", which is no CSS value',
    ],
    [
      'the order leads nowhere',
      'resolutionOrder/0',
      { $ref: '#/sets/__proto__' },
      '"#/sets/__proto__" leads to no set',
    ],
    ['the version is another', 'version', '2024', 'no resolver document of DTCG 2025.10'],
  ])('%s', (_case, path, value, message) => {
    expect(() => readDesignTokens(changed(path, value))).toThrow(message);
  });

  it('names the choices there are', () => {
    expect(() => resolveTokens(document, { brand: 'harbour' })).toThrow(
      'brand is "harbour", wanted one of: fairway, quay.',
    );
    expect(() => resolveTokens(document, { contrast: 'high' })).toThrow('There is no modifier "contrast"');
  });
});

it.each([
  ['color', '#0a4a7d'],
  ['color', 'rgb(8 24 40 / 0.48)'],
  ['dimension', '999px'],
  ['dimension', '0'],
  ['duration', '120ms'],
  ['cubicBezier', 'cubic-bezier(0.2, 0, 0, 1)'],
  ['fontFamily', '"PingFang SC", sans-serif'],
  ['fontWeight', '650'],
  ['shadow', '0 1px 2px rgb(11 29 46 / 0.08), 0 6px 20px -6px rgb(11 29 46 / 0.14)'],
] as const)('a %s holds %s exactly', (type, css) => {
  expect(tokenOf(type, css).$extensions).toBeUndefined();
});

it.each([
  ['color', 'red'],
  ['dimension', 'auto'],
  ['shadow', 'none'],
  ['cubicBezier', 'ease-in'],
] as const)('a %s is never %s', (type, css) => {
  expect(() => tokenOf(type, css)).toThrow(`"${css}"`);
});

it('the scale is custom properties', () => {
  const css = scaleCss();
  for (const line of [
    '--fw-space-m: 12px;',
    '--fw-text-body-line-height: 22px;',
    '--fw-motion-ease: cubic-bezier(0.2, 0, 0, 1);',
    '--fw-weight-strong: 650;',
    '--fw-text-display-font-size: clamp(30px, 4.2vw, 44px);',
  ])
    expect(css).toContain(line);
  expect(css).not.toContain('breakpoint');
});

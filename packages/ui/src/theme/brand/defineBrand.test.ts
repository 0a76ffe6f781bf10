import { describe, expect, it } from 'vitest';
import { contrast } from '../contrast.ts';
import { defineBrand } from './defineBrand.ts';
import { readHex, writeHex } from './oklch.ts';

it.each(['#0a4a7d', '#ffffff', '#000000', '#e4002b', '#ffd400', '#7f7f7f'])(
  '%s is read and written',
  (hex) => {
    expect(writeHex(readHex(hex) ?? { l: 0, c: 0, h: 0 })).toBe(hex);
  },
);

describe('a brand of one colour', () => {
  const hues = Array.from({ length: 36 }, (_, at) =>
    writeHex({ l: 0.3 + (at % 6) * 0.1, c: 0.16, h: at * 10 }),
  );

  it.each(['#000000', '#ffffff', '#e4002b', '#ffd400', '#00a651', '#f39800', '#808080', ...hues])(
    '%s can be read in both schemes',
    (color) => {
      expect(() => defineBrand('harbour', { color })).not.toThrow();
    },
  );

  it('keeps the colour as it was given where text is legible on it', () => {
    expect(defineBrand('harbour', { color: '#c8102e' }).light.brand.surface).toBe('#c8102e');
    expect(defineBrand('harbour', { color: '#ffd400' }).light.brand).toMatchObject({
      surface: '#ffd400',
      ink: '#101418',
    });
  });

  it('marks where you are in its own colour, or in the second one it was given', () => {
    const near = (hex: string) => Math.round(readHex(hex)?.h ?? 0);
    const one = defineBrand('harbour', { color: '#c8102e' });
    expect(Math.abs(near(one.light.mark) - near('#c8102e'))).toBeLessThan(6);
    const two = defineBrand('harbour', { color: '#c8102e', mark: '#006a8e' });
    expect(Math.abs(near(two.light.mark) - near('#006a8e'))).toBeLessThan(6);
    expect(contrast(two.dark.mark, two.dark.page.surface)).toBeGreaterThan(4.5);
  });

  it('has greys where it is grey, and leaves the meaning of red and green alone', () => {
    const grey = defineBrand('harbour', { color: '#444444' });
    expect(readHex(grey.light.sunk.surface)?.c).toBeLessThan(0.002);
    expect(grey.light.danger.surface).toBe('#c22f2a');
  });
});

describe('colours that a site sets itself', () => {
  it('replaces the derived value and is checked', () => {
    const set = defineBrand('harbour', { color: '#c8102e', light: { page: { surface: '#fffdf8' } } });
    expect(set.light.page.surface).toBe('#fffdf8');
    expect(() => defineBrand('harbour', { color: '#c8102e', dark: { link: '#333333' } })).toThrow(
      /dark: link on page: #333333 on #[0-9a-f]{6} is \d\.\d\d:1, wanted 4.5:1/,
    );
  });

  it('reports invalid colours and names', () => {
    expect(() => defineBrand('harbour', { color: 'red' })).toThrow(
      'color is "red", wanted a colour like #0a4a7d',
    );
    expect(() => defineBrand('Our Brand', { color: '#c8102e' })).toThrow('no name for a brand');
  });

  it('may be a font for numbers alone, corners, and heights', () => {
    const set = defineBrand('harbour', {
      color: '#c8102e',
      font: { number: 'Roboto Mono' },
      radius: 'sharp',
      density: { compact: { row: '30px' } },
    });
    expect([set.font.number, set.radius.small, set.density.compact.row]).toEqual([
      'Roboto Mono',
      '2px',
      '30px',
    ]);
    expect(set.font.body).toContain('system-ui');
  });
});

it('its style sheet holds both schemes and both densities in the layer of brands', () => {
  const { css } = defineBrand('harbour', { color: '#c8102e' });
  expect(css).toContain('@layer fairway-base {\n[data-brand="harbour"] {\n  color-scheme: light;');
  expect(css).toContain('--fw-color-brand-surface: #c8102e;');
  expect(css).toContain(
    '@media screen and (prefers-color-scheme: dark) {\n[data-brand="harbour"]:not([data-scheme="light"]) {',
  );
  // Paper is light, whatever the screen is.
  expect(css).toContain(
    '@media screen {\n[data-brand="harbour"][data-scheme="dark"] {\n  color-scheme: dark;',
  );
  expect(css).toContain('--fw-density-control: 32px;');
  expect(css).not.toContain('undefined');
});

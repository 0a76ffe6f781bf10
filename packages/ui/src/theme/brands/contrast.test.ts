import { describe, expect, it } from 'vitest';
import { contrast } from '../contrast.ts';
import type { Brand } from '../defineBrand.ts';
import * as fairway from './fairway.palette.ts';
import * as quay from './quay.palette.ts';

type Palette = Brand['light'];

const surfaces = ['page', 'sunk', 'paper', 'raised', 'inverse'] as const;
const pairs = ['brand', 'tint', 'good', 'bad', 'caution', 'neutral', 'danger'] as const;
const inksOnPages = ['link', 'mark', 'signal', 'up', 'down'] as const;

describe.each([
  ['fairway by day', fairway.light],
  ['fairway by night', fairway.dark],
  ['quay by day', quay.light],
  ['quay by night', quay.dark],
] as [string, Palette][])('%s', (_name, palette) => {
  it.each(surfaces)('inks are legible on %s', (name) => {
    const { surface, ...inks } = palette[name];
    for (const ink of Object.values(inks)) expect(contrast(surface, ink)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs)('the ink of %s is legible on it, pressed or hovered too', (name) => {
    const { ink, ...grounds } = palette[name];
    for (const ground of Object.values(grounds)) expect(contrast(ground, ink)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(inksOnPages)('%s is legible on page, raised and sunk', (name) => {
    for (const ground of ['page', 'raised', 'sunk'] as const)
      expect(contrast(palette[ground].surface, palette[name])).toBeGreaterThanOrEqual(4.5);
  });

  it('outlines of controls stand out at 3:1', () => {
    expect(contrast(palette.page.surface, palette.lineControl)).toBeGreaterThanOrEqual(3);
  });
});

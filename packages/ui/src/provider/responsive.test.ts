import { expect, test } from 'vitest';
import { classesAt } from './responsive.ts';

const made = {
  base: { s: 's', l: 'l' },
  narrow: { s: 's-narrow', l: 'l-narrow' },
  phone: { s: 's-phone', l: 'l-phone' },
};

test('one value holds on every screen', () => {
  expect(classesAt(made, 'l')).toBe('l');
});

test('others are added for the smaller screens they are named for', () => {
  expect(classesAt(made, { base: 'l', phone: 's' })).toBe('l s-phone');
  expect(classesAt(made, { base: 'l', narrow: 'l', phone: 's' })).toBe('l l-narrow s-phone');
});

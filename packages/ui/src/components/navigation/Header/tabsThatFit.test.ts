import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tabsThatFit } from './tabsThatFit.ts';

const widths = [60, 100, 100, 60, 120, 60];

describe('tabsThatFit', () => {
  test.each([
    ['all fit, no button needed', { available: 500, current: 0 }, [0, 1, 2, 3, 4, 5]],
    ['one pixel short, the button takes its room', { available: 499, current: 0 }, [0, 1, 2, 3]],
    ['the current tab replaces the last that fits', { available: 330, current: 5 }, [0, 1, 5]],
    ['a wide current tab replaces several', { available: 330, current: 4 }, [0, 4]],
    ['no current tab', { available: 330, current: -1 }, [0, 1, 2]],
    ['all fit, but more follow', { available: 570, current: 0, moreFollow: true }, [0, 1, 2, 3, 4, 5]],
    ['all but one fit, and more follow', { available: 569, current: 5, moreFollow: true }, [0, 1, 2, 3, 5]],
    ['only the button fits', { available: 90, current: 0 }, []],
  ])('%s', (_, room, expectedTabs) => {
    expect(tabsThatFit({ widths, more: 70, ...room })).toEqual(expectedTabs);
  });

  test('shows tabs that fit the width, in their order', () => {
    const width = fc.integer({ min: 1, max: 200 });
    fc.assert(
      fc.property(
        fc.array(width, { maxLength: 12 }),
        width,
        fc.nat(1500),
        fc.nat(11),
        (all, more, available, current) => {
          const expectedTabs = tabsThatFit({
            widths: all,
            more,
            available,
            current: current < all.length ? current : -1,
          });
          const used = expectedTabs.reduce((total, index) => total + (all[index] ?? 0), 0);
          expect(used + (expectedTabs.length < all.length ? more : 0)).toBeLessThanOrEqual(
            Math.max(available, more),
          );
          expect(expectedTabs).toEqual(expectedTabs.toSorted((a, b) => a - b));
        },
      ),
    );
  });
});

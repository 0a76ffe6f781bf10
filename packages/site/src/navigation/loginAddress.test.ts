import { describe, expect, it } from 'vitest';
import { safeNext, sameApartFromLogin, withLogin, withoutLogin } from './loginAddress.ts';

describe('login in the address', () => {
  it('opens over any page and leaves it as it was', () => {
    const results = '/shipPriceInfo?origin=CNSHA&destination=USLAX&page=2';
    const open = withLogin(results, '/sailDetail?id=1');
    expect(open).toBe(
      '/shipPriceInfo?origin=CNSHA&destination=USLAX&page=2&login=1&next=%2FsailDetail%3Fid%3D1',
    );
    expect(withoutLogin(open)).toBe(results);
  });

  it('is no change of page', () => {
    const page = new URL('http://site/shipPriceInfo?page=2');
    expect(sameApartFromLogin(page, new URL(withLogin(page.href), page))).toBe(true);
    expect(sameApartFromLogin(page, new URL('http://site/shipPriceInfo?page=3'))).toBe(false);
  });

  it.each([
    [null, null],
    ['/sailDetail?id=1', '/sailDetail?id=1'],
    ['/shipPriceInfo?login=1', '/shipPriceInfo'],
    ['//evil.example', '/'],
    ['https://evil.example', '/'],
    ['/\\evil.example', '/'],
    ['javascript:alert(1)', '/'],
  ])('after login %s leads to %s', (next, expected) => {
    expect(safeNext(next)).toBe(expected);
  });
});

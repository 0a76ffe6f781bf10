import { describe, expect, it } from 'vitest';
import { addressIn, languageIn, withoutLanguage } from './languageInAddress.ts';

describe('a language in an address', () => {
  it.each([
    ['?lang=zh', 'zh'],
    ['?code=CNSHA&lang=en', 'en'],
    ['?lang=fr', null],
    ['?lang=__proto__', null],
    ['', null],
  ])('%j asks for %j', (search, language) => {
    expect(languageIn(search)).toBe(language);
  });

  it.each([
    ['/', '/?lang=en'],
    ['/aboutUs?type=contact', '/aboutUs?type=contact&lang=en'],
    ['/aboutUs?lang=zh&type=contact', '/aboutUs?type=contact&lang=en'],
  ])('%s in English is %s', (address, english) => {
    expect(addressIn(address, 'en')).toBe(english);
  });

  it('leaves the rest of an address as it was written', () => {
    expect(withoutLanguage('/x?q=%E4%B8%8A+b&lang=zh')).toBe('/x?q=%E4%B8%8A+b');
    expect(withoutLanguage('/x?lang=zh')).toBe('/x');
  });
});
